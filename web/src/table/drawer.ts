/** What is pulled out on a small screen. */
export type Drawer = "seats" | "log" | "chat" | "replay" | "words" | null;

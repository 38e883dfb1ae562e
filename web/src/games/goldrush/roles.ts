/** Which role a cowboy takes on a part, by the letter of its name. */

const ROLES: Record<string, string> = { r: "railwayman", m: "miner", p: "farmer", c: "merchant" };
const KINDS: Record<string, string> = { r: "track", m: "mountain", p: "prairie", c: "city" };

export const roleOf = (part: string): string => ROLES[part.charAt(0)] ?? "";
export const kindOf = (part: string): string => KINDS[part.charAt(0)] ?? "";

/** Names for tables, from no map in particular. */
const PLACES = [
  "Dry Creek",
  "Silver Bend",
  "Coyote Pass",
  "Lonesome Ridge",
  "Sagebrush Flat",
  "Copper Gulch",
  "Redtail Mesa",
  "Buffalo Ford",
  "Juniper Hill",
  "Rattlesnake Bluff",
  "Whistle Stop",
  "Prairie Rose",
  "Thunder Butte",
  "Cottonwood Spring",
];

export const tableName = (): string => PLACES[Math.floor(Math.random() * PLACES.length)] ?? "Dry Creek";

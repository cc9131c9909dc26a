// What the product needs of a calendar server: which calendars somebody has.

export interface Calendar {
  id: string
  /** As its owner calls it. */
  name: string
}

export interface Calendars {
  /** The calendars this user may let the product book in; none when the server knows nobody of this address. */
  available(userEmail: string): Promise<Calendar[]>
}

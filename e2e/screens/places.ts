// What the screens need to know of the world: IDs and links by the state they show.
export interface Places {
  /** Project IDs. */
  projects: Record<string, string>
  /** Candidate IDs. */
  people: Record<string, string>
  /** Paths of signed-out pages. */
  links: Record<string, string>
}

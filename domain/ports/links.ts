// Port for checking that a link in an email leads somewhere: never into private networks.

/** `unknown`: it could not be decided now, which says nothing about the link. */
export const linkStates = ['works', 'unknown_host', 'gone', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]

export interface Links {
  /** For an address starting with https:// or http://. Never rejects. */
  check(url: string): Promise<LinkState>
}

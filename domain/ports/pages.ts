// Port for fetching user-supplied URLs: untrusted content, never from private networks.

/** Why a page has no usable text. */
export type PageProblem =
  | 'bad_address'
  | 'not_allowed'
  | 'private'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'unsupported'
  | 'not_found'
  | 'no_text'

export interface WebPages {
  /** The text of a web page, or the bytes of a document to be read as a file; never throws. */
  read(address: string): Promise<{ text: string } | { bytes: Uint8Array } | { problem: PageProblem }>
}

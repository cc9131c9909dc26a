// Port for writing letters as files.

export interface LetterFile {
  title: string
  /** Above the text. */
  company: string
  /** Paragraphs are separated by line breaks. */
  body: string
  language: string
  /** On a page of its own after the letter. */
  signature: { title: string; lines: readonly string[] } | null
  /** Written into the file. */
  date: Date
}

export interface LetterWriter {
  /** The characters of a text that the file can't show, each once. */
  unwritable(text: string): string[]
  /** The letter as PDF. Refuses a text with unwritable characters by throwing. */
  write(letter: LetterFile): Promise<Uint8Array>
}

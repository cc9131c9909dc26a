// A model that turns texts into vectors, so that texts of near meaning have near vectors.

/** The model could not be asked, or answered what cannot be used. The message may be shown. */
export class TextEmbedderDown extends Error {}

export interface Embedded {
  /** One per text, in order, of length 1. */
  vectors: Float32Array[]
  /** Tokens the vendor counted; estimated where it counts none. */
  tokens: number
}

export interface TextEmbedder {
  /** The model's own name: vectors of different models cannot be compared. */
  readonly model: string
  /** US dollars for a million tokens; null = not known. */
  readonly price: number | null
  /** @throws TextEmbedderDown */
  embed(texts: readonly string[]): Promise<Embedded>
}

// A model that turns texts into vectors, so that similar texts have nearby vectors.

/** The model couldn't be asked, or its response can't be used. The message may be shown. */
export class TextEmbedderDown extends Error {}

export interface Embedded {
  /** One per text, in order, normalized to length 1. */
  vectors: Float32Array[]
  /** Tokens counted by the vendor; estimated when it counts none. */
  tokens: number
}

export interface TextEmbedder {
  /** The model's own name: vectors from different models can't be compared. */
  readonly model: string
  /** US dollars per million tokens; null = unknown. */
  readonly price: number | null
  /** @throws TextEmbedderDown */
  embed(texts: readonly string[]): Promise<Embedded>
}

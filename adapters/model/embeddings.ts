// Gets vectors of texts from a model with OpenAI's embeddings API.
import { TextEmbedderDown, type Embedded, type TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { trimSignsEnd } from '@fairlead/domain/shared/bounded'
import { sendRequest } from '../http/send-request.ts'
import { field } from '../http/shape.ts'

export interface EmbeddingSettings {
  /** Up to and including the version: https://api.openai.com/v1 */
  url: string
  apiKey: string
  model: string
  /** US dollars per million tokens; null = unknown. */
  price: number | null
  /** Milliseconds per request. */
  timeout?: number
}

/** Texts per request: responses with 4,096 numbers each stay below the limit of `ask`. */
const perRequest = 8
const atOnce = 4
const maxDimensions = 8192
/** Characters per token, for vendors that count none. */
const lettersPerToken = 4
/** How often a busy vendor is retried, after the pause it asks for, within limits. */
const retries = 2
const longestRest = 5

/**
 * @param settings where and how to call
 * @returns vectors of length 1; requests hold 8 texts, 4 requests at a time
 * @throws TextEmbedderDown (from `embed`) when the vendor can't be reached, refuses, or returns vectors that don't match the
 * texts
 * @see https://platform.openai.com/docs/api-reference/embeddings/create
 */
export function openaiEmbeddings(settings: EmbeddingSettings): TextEmbedder {
  const url = new URL(`${trimSignsEnd(settings.url, '/')}/embeddings`)
  const request = async (input: readonly string[]): Promise<Embedded> => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await sendRequest({
        method: 'POST',
        url,
        headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
        timeout: settings.timeout ?? 30_000,
        body: { model: settings.model, input, encoding_format: 'float' },
      })
      if (answer.state !== 'answered') throw new TextEmbedderDown(answer.reason)
      if ((answer.status === 429 || answer.status === 503) && attempt < retries) {
        await new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(longestRest, answer.retryAfter ?? 1)))
        continue
      }
      if (answer.status !== 200) throw new TextEmbedderDown(`${url.hostname} answered ${answer.status}.`)
      return readEmbeddings(answer.body, input, url.hostname)
    }
  }
  return {
    model: settings.model,
    price: settings.price,
    async embed(texts) {
      const parts: (readonly string[])[] = []
      for (let index = 0; index < texts.length; index += perRequest) parts.push(texts.slice(index, index + perRequest))
      const vectors: Float32Array[] = []
      let tokens = 0
      for (let index = 0; index < parts.length; index += atOnce) {
        const answers = await Promise.all(parts.slice(index, index + atOnce).map(request))
        for (const answer of answers) {
          vectors.push(...answer.vectors)
          tokens += answer.tokens
        }
      }
      const lengths = new Set(vectors.map(({ length }) => length))
      if (lengths.size > 1) throw new TextEmbedderDown(`${url.hostname} answered vectors of different lengths.`)
      return { vectors, tokens }
    },
  }
}

function readEmbeddings(body: unknown, input: readonly string[], host: string): Embedded {
  const data = field(body, 'data')
  const byIndex = new Map<number, Float32Array>()
  for (const entry of Array.isArray(data) ? data : []) {
    const [index, values] = [field(entry, 'index'), field(entry, 'embedding')]
    const vector = typeof index === 'number' && Array.isArray(values) && values.length <= maxDimensions ? unit(values) : null
    if (vector && typeof index === 'number') byIndex.set(index, vector)
  }
  const vectors = input.flatMap((_, index) => byIndex.get(index) ?? [])
  if (vectors.length !== input.length) throw new TextEmbedderDown(`${host} gave an unreadable answer.`)
  const counted = field(field(body, 'usage'), 'total_tokens')
  const estimated = Math.ceil(input.reduce((sum, text) => sum + text.length, 0) / lettersPerToken)
  return { vectors, tokens: typeof counted === 'number' && counted >= 0 ? counted : estimated }
}

/** The vector scaled to length 1; null when that isn't possible. */
function unit(values: readonly unknown[]): Float32Array | null {
  const length = Math.sqrt(values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value * value : Number.NaN), 0))
  return Number.isFinite(length) && length > 0 ? Float32Array.from(values, (value) => Number(value) / length) : null
}

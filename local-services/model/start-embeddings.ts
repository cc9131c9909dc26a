// The local embeddings service: implements OpenAI's published embeddings API on loopback with hashed words and subwords.
import { createHash } from 'node:crypto'
import { serve } from '../http/serve.ts'
import type { Call, Reply, Served } from '../http/serve.ts'

export interface EmbeddedEmbeddings extends Served {
  apiKey: string
  model: string
  /** Texts embedded so far. */
  embedded(): number
}

const dimensions = 256
const maxTexts = 2048

/** Starts the service. Deterministic: the same text always has the same vector. */
export async function startEmbeddings(options: { apiKey: string; port?: number }): Promise<EmbeddedEmbeddings> {
  let count = 0
  const model = 'fairlead-words'
  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => ({
      ...refusal(status, 'The request could not be served.'),
      ...(status === 429 ? { headers: { 'retry-after': '1' } } : {}),
    }),
    answer(call) {
      if (call.headers['authorization'] !== `Bearer ${options.apiKey}`) return refusal(401, 'Incorrect API key provided.')
      if (call.method !== 'POST' || call.path !== '/v1/embeddings') return refusal(404, 'Unknown request URL.')
      const { input, model: requestedModel } = inputOf(call)
      if (requestedModel !== model) return refusal(404, `The model '${requestedModel}' does not exist.`)
      if (input.length === 0 || input.length > maxTexts || input.some((text) => text === '')) return refusal(400, "'$.input' is invalid.")
      count += input.length
      const tokens = input.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0)
      return {
        status: 200,
        body: {
          object: 'list',
          model,
          data: input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
          usage: { prompt_tokens: tokens, total_tokens: tokens },
        },
      }
    },
  })
  return { ...served, apiKey: options.apiKey, model, embedded: () => count }
}

function inputOf(call: Call): { input: string[]; model: string } {
  const { input, model } = call.fields ?? {}
  const texts: unknown[] = typeof input === 'string' ? [input] : Array.isArray(input) ? input : []
  return { input: texts.filter((text): text is string => typeof text === 'string'), model: typeof model === 'string' ? model : '' }
}

/** Words, and the first five letters of longer ones, each at the position of its hash. */
function vectorOf(text: string): number[] {
  const vector = Array.from({ length: dimensions }, () => 0)
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}+#]{2,40}/gu))
    for (const piece of word.length > 5 ? [word, `${word.slice(0, 5)}-`] : [word]) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  for (const [piece, times] of counts) {
    const hash = createHash('sha256').update(piece).digest()
    const place = hash.readUInt16BE(0) % dimensions
    vector[place] = (vector[place] ?? 0) + ((hash[2] ?? 0) % 2 === 0 ? 1 : -1) * (1 + Math.log(times))
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => Math.round((value / length) * 1e6) / 1e6)
}

function refusal(status: number, message: string): Reply {
  return { status, body: { error: { message, type: status === 429 ? 'rate_limit_error' : 'invalid_request_error' } } }
}

// Embedding vectors by text hash, so that each text is sent to a model once.
import { createHash } from 'node:crypto'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

const bytesPerNumber = 4
/** Rows written per statement. */
const perInsert = 100

export interface TextVectors {
  vectors: Float32Array[]
  /** Tokens of all texts, and of those sent now. */
  tokens: number
  sent: { texts: number; tokens: number }
}

/**
 * The vectors of texts: stored ones from the table, the others from the model.
 * @throws TextEmbedderDown
 */
export async function embedTexts(ctx: WorkspaceContext, embedder: TextEmbedder, texts: readonly string[]): Promise<TextVectors> {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest())
  const key = (hash: Buffer): string => hash.toString('base64')
  const cached = await ctx.transaction((tx) => findVectors(tx, embedder.model, hashes, ctx.now()))
  const missing = new Map(
    texts.flatMap((text, index) =>
      cached.has(key(must(hashes[index]))) ? [] : [[key(must(hashes[index])), { text, hash: must(hashes[index]) }]],
    ),
  )
  const requested = [...missing.values()]
  let sentTokens = 0
  if (requested.length > 0) {
    const { vectors, tokens } = await embedder.embed(requested.map(({ text }) => text))
    sentTokens = tokens
    const letters = requested.reduce((sum, { text }) => sum + text.length, 0)
    const rows = requested.map(({ text, hash }, index) => ({
      hash,
      vector: must(vectors[index]),
      tokens: Math.round((tokens * text.length) / letters),
    }))
    await ctx.transaction((tx) => insertVectors(tx, ctx, embedder.model, rows))
    for (const row of rows) cached.set(key(row.hash), row)
  }
  const all = hashes.map((hash) => must(cached.get(key(hash))))
  return {
    vectors: all.map(({ vector }) => vector),
    tokens: all.reduce((sum, { tokens }) => sum + tokens, 0),
    sent: { texts: requested.length, tokens: sentTokens },
  }
}

async function findVectors(
  tx: Tx,
  model: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<Map<string, { vector: Float32Array; tokens: number }>> {
  if (hashes.length === 0) return new Map()
  const rows = await tx
    .updateTable('embedding')
    .set({ used_at: now })
    .where('model', '=', model)
    .where('text_hash', 'in', [...hashes])
    .returning(['text_hash', 'vector', 'tokens'])
    .execute()
  return new Map(rows.map((row) => [row.text_hash.toString('base64'), { vector: toVector(row.vector), tokens: row.tokens }]))
}

async function insertVectors(
  tx: Tx,
  ctx: WorkspaceContext,
  model: string,
  rows: readonly { hash: Buffer; vector: Float32Array; tokens: number }[],
): Promise<void> {
  const values = rows.map(({ hash, vector, tokens }) => ({
    workspace_id: ctx.workspaceId,
    model,
    text_hash: hash,
    vector: toBytes(vector),
    tokens,
    used_at: ctx.now(),
  }))
  for (let start = 0; start < values.length; start += perInsert)
    await tx
      .insertInto('embedding')
      .values(values.slice(start, start + perInsert))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

function toBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * bytesPerNumber)
  vector.forEach((value, index) => bytes.writeFloatLE(value, index * bytesPerNumber))
  return bytes
}

const toVector = (bytes: Buffer): Float32Array =>
  Float32Array.from({ length: bytes.length / bytesPerNumber }, (_, index) => bytes.readFloatLE(index * bytesPerNumber))

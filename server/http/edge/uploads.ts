// Reads multipart bodies: only after the caller was admitted, with limits on size, time, and number.
import { isRecord } from '@fairlead/domain/shared/records'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@fairlead/domain/refusal'
import type { UploadedFile } from '../endpoint.ts'
import { RateLimited } from './rate-limited.ts'
import { senderOf } from '../../platform/sender.ts'
import { text } from '../texts/texts.ts'

const megabyte = 1024 * 1024
const fieldRoom = 2 * megabyte

export interface UploadLimits {
  /** Maximum uploads in memory in this process. */
  parallel: number
  /** Per user, or per network sender without a session. */
  parallelOfOne: number
  /** Maximum bytes of files in memory in this process. */
  totalBytes: number
  /** Maximum silence of a sender. */
  idleMs: number
}

export const usualUploadLimits: UploadLimits = { parallel: 8, parallelOfOne: 2, totalBytes: 192 * megabyte, idleMs: 15_000 }

export interface UploadRules {
  maxBytes: number
  /** The user's ID; null = counted by network sender. */
  userId: string | null
  /** Refuses before the first byte of the file is read; gets the fields before it. */
  admit?(fields: Record<string, unknown>): Promise<unknown>
}

export interface Upload {
  fields: Record<string, unknown>
  file: UploadedFile | null
}

export interface Uploads {
  /** Runs `work` with the upload; its memory is released when `work` ends. */
  read<T>(request: FastifyRequest, rules: UploadRules, work: (upload: Upload) => Promise<T>): Promise<T>
}

export function startUploads(limits: UploadLimits = usualUploadLimits): Uploads {
  const running = new Map<string, number>()
  let all = 0
  let bytes = 0
  const enter = (key: string, room: number) => {
    const count = running.get(key) ?? 0
    if (count >= limits.parallelOfOne) throw new RateLimited(5, text.uploadsInProgress)
    if (all >= limits.parallel || bytes + room > limits.totalBytes) throw new Refusal('unavailable', text.tooManyFiles)
    running.set(key, count + 1)
    all++
    bytes += room
    return () => {
      const remaining = (running.get(key) ?? 1) - 1
      if (remaining > 0) running.set(key, remaining)
      else running.delete(key)
      all--
      bytes -= room
    }
  }
  return {
    async read(request, rules, work) {
      if (!request.isMultipart()) return work({ fields: isRecord(request.body) ? request.body : {}, file: null })
      const length = Number(request.headers['content-length'] ?? NaN)
      if (length > rules.maxBytes + fieldRoom) throw new Refusal('too_large', tooLarge(rules.maxBytes))
      const leave = enter(rules.userId ?? senderOf(request.ip), Math.min(rules.maxBytes, Number.isNaN(length) ? rules.maxBytes : length))
      try {
        return await work(await readParts(request, rules, limits.idleMs))
      } finally {
        leave()
      }
    },
  }
}

const tooLarge = (max: number) => text.fileTooLarge(Math.floor(max / megabyte))

async function readParts(request: FastifyRequest, { maxBytes, admit }: UploadRules, idleMs: number): Promise<Upload> {
  const fields: Record<string, unknown> = {}
  let file: UploadedFile | null = null
  let isAdmitted = false
  const stopWatching = cutWhenSilent(request, idleMs)
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: megabyte } })) {
      if (part.type !== 'file') {
        fields[part.fieldname] = part.value
        continue
      }
      await admit?.(fields)
      isAdmitted = true
      const chunks: Buffer[] = []
      let length = 0
      for await (const chunk of part.file) {
        length += chunk.length
        // immediately: the parser would read the rest of the body before it reports that the file is over its limit
        if (length > maxBytes) throw new Refusal('too_large', tooLarge(maxBytes))
        chunks.push(chunk)
      }
      file = { name: part.filename.replaceAll('\0', '').toWellFormed(), bytes: Buffer.concat(chunks) }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // the parser's own errors have no status: the upload is broken, not the service
    if (!isRecord(error) || error.statusCode === undefined) throw new Refusal('bad_request', text.unreadableUpload)
    throw error
  } finally {
    stopWatching()
  }
  if (!isAdmitted) await admit?.(fields)
  return { fields, file }
}

/** The whole request has its own time limit; this one releases the memory of a sender that stopped midway. */
function cutWhenSilent({ raw }: FastifyRequest, idleMs: number): () => void {
  let readBefore = raw.socket?.bytesRead ?? 0
  const timer = setInterval(() => {
    const now = raw.socket?.bytesRead ?? 0
    if (now === readBefore && !raw.complete) raw.destroy()
    readBefore = now
  }, idleMs)
  return () => clearInterval(timer)
}

const drainMs = 2000

/**
 * For a response given before reading the body: discards incoming data for a short time, then closes the connection.
 * `Connection: close` would close it immediately, and the sender, busy writing, would lose the response.
 */
export function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  if (raw.complete || raw.destroyed) return
  reply.raw.once('finish', () => {
    raw.unpipe()
    raw.resume()
    const timer = setTimeout(() => raw.destroy(), drainMs)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
  })
}

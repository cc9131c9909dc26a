// Reads multipart bodies: only after the caller was admitted, with a limit on size, time and how many at once.
import { isRecord } from '@fairlead/domain/shared/records'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@fairlead/domain/refusal'
import type { UploadedFile } from '../endpoint.ts'
import { RateLimited } from './rate-limited.ts'
import { senderOf } from './sender.ts'
import * as text from '../texts/en.ts'

const megabyte = 1024 * 1024
const fieldRoom = 2 * megabyte

export interface UploadLimits {
  /** Uploads that may be in memory at once in this process. */
  parallel: number
  /** Of one user, or of one network sender without a session. */
  parallelOfOne: number
  /** Bytes of files that may be in memory at once in this process. */
  totalBytes: number
  /** Longest silence of a sender. */
  idleMs: number
}

export const usualUploadLimits: UploadLimits = { parallel: 8, parallelOfOne: 2, totalBytes: 192 * megabyte, idleMs: 15_000 }

export interface UploadRules {
  mostBytes: number
  /** The user's id; null = counted by network sender. */
  userId: string | null
  /** Refuses before the first byte of the file is read; is given the fields that came before it. */
  admit?(fields: Record<string, unknown>): Promise<unknown>
}

export interface Upload {
  fields: Record<string, unknown>
  file: UploadedFile | null
}

export interface Uploads {
  /** Runs `work` with the upload; its room is given back when `work` ends. */
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
      if (length > rules.mostBytes + fieldRoom) throw new Refusal('too_large', tooLarge(rules.mostBytes))
      const leave = enter(rules.userId ?? senderOf(request.ip), Math.min(rules.mostBytes, Number.isNaN(length) ? rules.mostBytes : length))
      try {
        return await work(await readParts(request, rules, limits.idleMs))
      } finally {
        leave()
      }
    },
  }
}

const tooLarge = (most: number) => text.fileTooLarge(Math.floor(most / megabyte))

async function readParts(request: FastifyRequest, { mostBytes, admit }: UploadRules, idleMs: number): Promise<Upload> {
  const fields: Record<string, unknown> = {}
  let file: UploadedFile | null = null
  let isAdmitted = false
  const stopWatching = cutWhenSilent(request, idleMs)
  try {
    for await (const part of request.parts({ limits: { fileSize: mostBytes + 1, files: 1, fields: 20, fieldSize: megabyte } })) {
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
        // at once: the parser would read the rest of the body before it says that the file is over its limit
        if (length > mostBytes) throw new Refusal('too_large', tooLarge(mostBytes))
        chunks.push(chunk)
      }
      file = { name: part.filename.replaceAll('\0', '').toWellFormed(), bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // what the parser itself trips over names no status: the upload is broken, not the service
    if (!isRecord(error) || error.statusCode === undefined) throw new Refusal('bad_request', text.unreadableUpload)
    throw error
  } finally {
    stopWatching()
  }
  if (!isAdmitted) await admit?.(fields)
  return { fields, file }
}

/** The whole request has a time limit of its own; this one frees the room of a sender that stopped in the middle. */
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
 * For an answer given before the body was read: what still arrives is thrown away for a short time, then the connection is closed.
 * `Connection: close` would close it at once, and the sender, busy writing, would lose the answer.
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

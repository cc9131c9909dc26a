// One endpoint as data: a call of the contract and its handler.
import type { z } from 'zod'
import type { AnyCall } from '@fairlead/contract/call'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../platform/context.ts'
import type { Services } from './services.ts'

export interface UploadedFile {
  name: string
  bytes: Uint8Array
}

interface Incoming<C extends AnyCall> {
  input: z.output<C['input']>
  services: Services
  /** null unless the call accepts a file. */
  file: UploadedFile | null
  session: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body, for calls that need it; '' for others. */
  raw: string
}

type Outgoing<C extends AnyCall> = Promise<z.output<C['answer']> | Answer<z.output<C['answer']>> | FileAnswer | TextAnswer>

/** A response with its own status, where the spec requires one. */
export class Answer<T> {
  readonly status: number
  readonly body: T
  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

/** Plain text instead of JSON, for callers that display the response. */
export class TextAnswer {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A file for the browser to save. */
export class FileAnswer {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

export interface Endpoint {
  call: AnyCall
  /** A second URL of the same call, outside of /api. */
  alsoAt?: string
  /** Keeps the raw body, to check its signature. */
  keepsRaw?: boolean
  /** Body limit, if less than a megabyte is enough. */
  maxBytes?: number
  /** Refuses before reading anything that was sent. */
  admit?(ctx: ActorContext, services: Services, session: string): Promise<void>
  /** For strangers' uploads: refuses by the fields before the file, so that the file is never read. */
  admitUpload?(input: unknown, services: Services): Promise<unknown>
  /** `ctx` is null for public calls. */
  handle(ctx: ActorContext | null, incoming: Incoming<AnyCall>): Promise<unknown>
}

/** A call by a signed-in user. */
export function endpoint<C extends AnyCall>(call: C, handle: (ctx: ActorContext, incoming: Incoming<C>) => Outgoing<C>): Endpoint {
  return { call, handle: (ctx, incoming) => handle(must(ctx), incoming as Incoming<C>) }
}

/** A call anyone may make. */
export function openEndpoint<C extends AnyCall>(
  call: C,
  handle: (incoming: Incoming<C>) => Outgoing<C>,
  options: {
    alsoAt?: string
    keepsRaw?: boolean
    maxBytes?: number
    admitUpload?(input: z.output<C['input']>, services: Services): Promise<unknown>
  } = {},
): Endpoint {
  return { call, handle: (_, incoming) => handle(incoming as Incoming<C>), ...(options as Partial<Endpoint>) }
}

/** The response of calls that only perform an action. */
export const ok = { ok: true } as const

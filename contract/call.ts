// An API call as data: method, path, input, and output, shared by server, client, and OpenAPI.
import type { AuditKind } from '@fairlead/domain/account/audit-events'
import type { LesserCaller } from '@fairlead/domain/account/callers'
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type ApiPath = `v1/${string}` | `v2/${string}`

export interface Call<M extends Method, P extends ApiPath, I extends z.ZodType, A extends z.ZodType> {
  method: M
  path: P
  /** Query for GET and DELETE, query and body for the others. */
  input: I
  answer: A
  /** Success status unless the endpoint returns another; 200 by default. */
  status: number
  /** Who may make it besides a signed-in user with a verified address in their own session. */
  alsoFor: readonly LesserCaller[]
  /** false for the few public calls. */
  session: boolean
  /** One sentence for the API's readers. */
  about: string
  /** 'file' for multipart uploads: the file is `file`, next to the other fields. */
  body: 'form' | 'file'
  /** Largest file in megabytes (1024 * 1024 bytes). */
  fileMegabytes: number
  /** Statuses with a specific meaning here, each with its description. */
  also: Readonly<Record<number, string>>
  /** true when the response is a file: `answer` then describes nothing. */
  download: boolean
  /**
   * For calls that change the given fields: the fields that only identify the target. A call with only these is refused. null =
   * not such a call.
   */
  addressedBy: readonly string[] | null
  /** What the audit log says of it; 'itself' = the use case writes that, in more detail; null = nothing. */
  audit: AuditKind | 'itself' | null
  /** true when the response has an ETag, and If-None-Match gets 304 while it is valid. */
  etag: boolean
}

interface Options {
  status?: number
  body?: 'form' | 'file'
  fileMegabytes?: number
  also?: Record<number, string>
  download?: boolean
  etag?: boolean
  addressedBy?: readonly string[]
}

/** Every call that isn't a GET says what the audit log says of it. */
type OptionsOf<M extends Method> = M extends 'GET' ? [options?: Options] : [options: Options & { audit: AuditKind | 'itself' | null }]

export function call<M extends Method, P extends ApiPath, I extends z.ZodType, A extends z.ZodType>(
  method: M,
  path: P,
  alsoFor: readonly LesserCaller[],
  about: string,
  input: I,
  answer: A,
  ...rest: OptionsOf<M>
): Call<M, P, I, A> {
  const options: Options & { audit?: AuditKind | 'itself' | null } = rest[0] ?? {}
  return {
    method,
    path,
    input,
    answer,
    about,
    alsoFor,
    session: !alsoFor.includes('guest'),
    status: options.status ?? 200,
    body: options.body ?? 'form',
    fileMegabytes: options.fileMegabytes ?? 10,
    also: options.also ?? {},
    download: options.download ?? false,
    addressedBy: options.addressedBy ?? null,
    etag: options.etag ?? false,
    audit: options.audit ?? null,
  }
}

/** The parts of a call that the web app needs, as types only: zod stays on the server. */
export interface CallType<C extends Call<Method, ApiPath, z.ZodType, z.ZodType>> {
  method: C['method']
  path: C['path']
  input: z.input<C['input']>
  answer: z.output<C['answer']>
}

export type AnyCall = Call<Method, ApiPath, z.ZodType, z.ZodType>

// The only file that uses Fastify: session header to actor, form or JSON to input, refusal to status, page to browser.
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { constants } from 'node:zlib'
import { Readable } from 'node:stream'
import qs from 'qs'
import { Refusal } from '@fairlead/domain/refusal'
import type { AnyCall } from '@fairlead/contract/call'
import { findSession } from '../features/accounts/sessions/session-store.ts'
import { actorContext, type ActorContext } from '../platform/context.ts'
import { forReaderOf } from '../platform/reader.ts'
import { withOrigin } from '../platform/request-origin.ts'
import { docsPages } from './docs/docs-pages.ts'
import { isLocalInstallation } from '../platform/own-origins.ts'
import { contentSecurityPolicy, securityHeaders } from '../platform/security-headers.ts'
import { isLocalRequest } from './edge/local-request.ts'
import { serveSecurityTxt } from './edge/security-txt.ts'
import { RateLimited } from './edge/rate-limited.ts'
import { startRateLimits, type RateLimits } from './edge/rate-limits.ts'
import { closeAfterAnswer, startUploads, type Uploads } from './edge/uploads.ts'
import { Answer, FileAnswer, TextAnswer, type Endpoint, type UploadedFile } from './endpoint.ts'
import { appPage, serveGuestPages } from './html-pages.ts'
import { observe, requestId } from './observe.ts'
import { serveInvestorMark } from './investor-mark.ts'
import { ignoredFields, readInput } from './input.ts'
import { admitCaller, audited, recordRefusal } from './audit-calls.ts'
import { toFailure } from './refusals.ts'
import { endpoints } from './routes.ts'
import type { Services } from './services.ts'
import { serveSite } from './site.ts'
import { text as english } from './texts/texts.ts'

/** Lists change with every call: speed matters more than the last percent of size. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const megabyte = 1024 * 1024

/** Pages of the local services, mounted as they are. */
export interface MountedPage {
  prefix: string
  handle(request: {
    method: string
    path: string
    query: Record<string, string>
    body: Record<string, string>
  }): Promise<{ status: number; type: string; body: string; location: string | null; headers: Record<string, string> }>
}

export async function buildApp(
  services: Services,
  options: { webFolder: string | null; pages?: MountedPage[]; checkAnswers?: boolean },
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: megabyte,
    genReqId: requestId,
    requestTimeout: 60_000,
    trustProxy: services.settings.trustedProxies.length > 0 ? services.settings.trustedProxies : false,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // a URL that can't even be decoded
    frameworkErrors: (error, request, reply) => void fail(services, request, reply, error),
    routerOptions: { querystringParser: parseForm },
  })
  await app.register(formbody, { parser: parseForm, bodyLimit: megabyte })
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: megabyte } })
  // API responses; the page's files were compressed when it was built
  await app.register(compress, { globalDecompression: false, threshold: 4096, encodings: ['br', 'gzip'], brotliOptions: quick })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: false,
    xFrameOptions: false,
  })
  const headers = securityHeaders(services.settings)
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  const edge: Edge = { limits: await startRateLimits(app, services), uploads: startUploads(), checkAnswers: options.checkAnswers ?? false }
  app.addHook('onSend', async (_, reply) => {
    reply.header('X-Product', encodeURIComponent(services.settings.productName))
    const type = String(reply.getHeader('content-type') ?? '')
    if (/^text\/|[/+]xml$/.test(type) && !type.includes('charset')) reply.header('content-type', `${type}; charset=utf-8`)
  })

  app.setErrorHandler((error, request, reply) =>
    forReaderOf(request.headers['accept-language'], () => fail(services, request, reply, error)),
  )
  for (const endpoint of endpoints) {
    const { method, path: url } = endpoint.call
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      forReaderOf(request.headers['accept-language'], () =>
        withOrigin({ ip: request.ip, userAgent: request.headers['user-agent'] ?? '', log: services.log }, () =>
          answer(services, edge, endpoint, request, reply),
        ),
      )
    const { keepsRaw, maxBytes } = endpoint
    const body = { ...(keepsRaw ? { preParsing: storeRawBody } : {}), ...(maxBytes === undefined ? {} : { bodyLimit: maxBytes }) }
    app.route({ method, url: `/api/${url}`, handler, ...body })
    if (endpoint.alsoAt) app.route({ method, url: endpoint.alsoAt, handler })
  }
  observe(app, services)
  serveSecurityTxt(app, services)
  for (const { url, type, body } of docsPages(services.settings)) app.get(url, (_, reply) => reply.type(type).send(body()))
  if (services.settings.devPages && isLocalInstallation(services.settings)) for (const page of options.pages ?? []) mountPage(app, page)
  const pageFor =
    options.webFolder && fs.existsSync(path.join(options.webFolder, 'index.html')) ? appPage(options.webFolder, services.settings) : null
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageFor?.(request.headers.host ?? ''))
  // the service worker requests it by this name
  if (pageFor) app.get('/index.html', sendPage)
  if (services.settings.investor) serveInvestorMark(app, services.settings.investor.logo)
  if (options.webFolder) serveGuestPages(app, options.webFolder, services.settings)
  const site = options.webFolder ? serveSite(app, options.webFolder, services.settings) : null
  if (options.webFolder)
    await app.register(staticFiles, {
      root: options.webFolder,
      cacheControl: false,
      setHeaders: cacheForever,
      index: false,
      preCompressed: true,
    })
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      options.webFolder !== null &&
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !path.extname(request.url.split('?')[0] ?? '')
    if (isPage && site?.notFound(request.url, reply)) return reply
    if (isPage && pageFor) return sendPage(request, reply)
    return fail(services, request, reply, new Refusal('not_found'))
  })
  return app
}

/** Everything between the network and the endpoints. */
interface Edge {
  limits: RateLimits
  uploads: Uploads
  checkAnswers: boolean
}

/** Everything that can refuse without the body runs before an upload's body is read. */
async function answer(services: Services, edge: Edge, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const { call } = endpoint
  const header = request.headers['x-parse-session-token']
  const session = typeof header === 'string' ? header : ''
  await edge.limits.checkSender(request, call)
  let ctx: ActorContext | null = null
  if (call.session) {
    const actor = await findSession(services.database.system, session, services.now(), services.settings)
    if (!actor) throw new Refusal('not_signed_in')
    ctx = actorContext(services.database, actor, services.now)
    await edge.limits.checkUser(request, call, actor.userId)
    // before the caller's kind: what is hidden from everyone else stays hidden
    await endpoint.admit?.(ctx, services, session)
    await admitCaller(services, ctx, call)
  }
  const handle = async ({ fields, file }: { fields: unknown; file: UploadedFile | null }) => {
    const input = readInput(call, request.query, fields)
    const ignored = ignoredFields(call, request.query, fields)
    if (ignored.length > 0) reply.header('X-Ignored-Fields', ignored.slice(0, 20).map(asHeader).join(', '))
    const incoming = { input, services, file, session, headers: request.headers, raw: rawBodies.get(request.raw) ?? '' }
    const audit = ctx && audited(ctx, call, input)
    const result = await endpoint.handle(audit && audit.ctx, incoming).catch(async (error: unknown) => {
      if (ctx) await recordRefusal(services, ctx, call, error)
      throw error
    })
    await audit?.finish(services.database.system)
    return result
  }
  const rules = {
    maxBytes: call.fileMegabytes * megabyte,
    userId: ctx?.userId ?? null,
    admit: async (fields: Record<string, unknown>) => endpoint.admitUpload?.(readInput(call, request.query, fields), services),
  }
  const result = await (call.body === 'file' ? edge.uploads.read(request, rules, handle) : handle({ fields: request.body, file: null }))
  if (result instanceof FileAnswer) return sendFile(reply, result)
  if (result instanceof TextAnswer) return reply.header('Cache-Control', 'no-store').type('text/plain').send(result.text)
  const { status, body } = result instanceof Answer ? result : { status: call.status, body: result }
  if (edge.checkAnswers) assertAnswer(call, status, body)
  if (call.etag) return sendTagged(request, reply, status, JSON.stringify(body))
  // a bare string is JSON as well
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json')
    .send(typeof body === 'string' ? JSON.stringify(body) : body)
}

const asHeader = (name: string) => encodeURIComponent(name.slice(0, 60).toWellFormed())

/** The page keeps the response only in memory: no cache on disk may store it, and only the tag says whether it is still valid. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, status: number, json: string) {
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`
  reply.header('Cache-Control', 'no-store').header('ETag', tag)
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.code(status).type('application/json').send(json)
}

/** In tests: checks that the response matches the call, including the status. */
function assertAnswer(call: AnyCall, status: number, body: unknown): void {
  call.answer.parse(body)
  if (status !== call.status && !(status in call.also)) throw new Error(`${call.method} ${call.path} does not speak of status ${status}.`)
}

const rawBodies = new WeakMap<IncomingMessage, string>()

/** Signatures cover the bytes, not their meaning. */
async function storeRawBody(request: FastifyRequest, _: FastifyReply, payload: AsyncIterable<Buffer>): Promise<Readable> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of payload) {
    length += chunk.length
    if (length > megabyte) throw new Refusal('too_large')
    chunks.push(chunk)
  }
  rawBodies.set(request.raw, Buffer.concat(chunks).toString('utf8'))
  return Readable.from(chunks, { objectMode: false })
}

/** Never rendered by the browser: uploads are saved, not opened on our origin. */
function sendFile(reply: FastifyReply, { name, type, bytes }: FileAnswer) {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  return reply
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(Buffer.from(bytes))
}

/** Answered as nginx does, by 499, Client Closed Request. */
const isCutOff = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

function fail(services: Services, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (request.isMultipart?.()) closeAfterAnswer(request, reply)
  const failure = toFailure(error)
  // the browser gave up, as on a preview that the next key replaces: no one reads the answer
  if (isCutOff(error) && request.raw.socket.destroyed) return reply.code(499).send()
  if (!failure) {
    reportError(services, request, error)
    services.log.error({ err: error, url: request.url.split('?')[0], method: request.method, request: request.id }, 'unexpected')
    return reply.code(500).send({ error: 'unexpected', message: english.serverProblem })
  }
  if (failure.status === 503) reply.header('Retry-After', '2')
  if (error instanceof RateLimited) reply.header('Retry-After', String(error.seconds))
  else if (failure.status === 429) reply.header('Retry-After', '900')
  return reply.code(failure.status).header('Cache-Control', 'no-store').send(failure.body)
}

function reportError({ errors }: Services, request: FastifyRequest, error: unknown) {
  const { name = 'Error', message = '', stack = '' } = error instanceof Error ? error : { message: String(error) }
  errors?.report({ side: 'server', kind: name, message, stack, where: `${request.method} ${request.url.split('?')[0]}` })
}

function mountPage(app: FastifyInstance, page: MountedPage) {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, headers, socket } = request
    if (!isLocalRequest({ method, headers, peer: socket.remoteAddress })) throw new Refusal('not_found')
    const result = await page.handle({
      method: request.method,
      path: (request.url.split('?')[0] ?? '').slice(page.prefix.length) || '/',
      query: texts(request.query),
      body: texts(request.body),
    })
    if (result.location) return reply.redirect(result.location, 303)
    return reply.code(result.status).headers(result.headers).type(result.type).send(result.body)
  }
  app.route({ method: ['GET', 'POST'], url: page.prefix, handler })
  app.route({ method: ['GET', 'POST'], url: `${page.prefix}/*`, handler })
}

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { arrayLimit: 1000, parameterLimit: 5000, depth: 6, allowPrototypes: false })
}

/** Built files have a hash in their name; the page itself doesn't. */
function cacheForever(reply: FastifyReply, file: string) {
  reply.header('Cache-Control', /\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
}

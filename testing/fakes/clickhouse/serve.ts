// A separate process with the real ClickHouse engine (npm package chdb) behind ClickHouse's HTTP interface: node serve.ts
// FOLDER [PORT]. chdb isn't one of the product's packages (281); find-clickhouse.ts installs it.
import { portOf } from '@fairlead/local-services/http/port-of'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { installedClickhouse } from './find-clickhouse.ts'

interface Session {
  queryAsync(sql: string): Promise<{ text(): string }>
  insert(rows: { table: string; values: string; format: string }): Promise<unknown>
}

const { Session: Engine } = createRequire(installedClickhouse()!)('chdb') as { Session: new (folder: string) => Session }
const session = new Engine(process.argv[2] ?? '')

const text = async (stream: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** One statement at a time: the session holds the current database. */
let turn: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const next = turn.then(work)
  turn = next.catch(() => undefined)
  return next
}

async function run(query: URLSearchParams, body: string): Promise<string> {
  const insert = /^\s*insert into (\S+) format (\w+)/i.exec(query.get('query') ?? '')
  const database = query.get('database') ?? 'default'
  if (!/^\w+$/.test(database)) throw new Error(`Code: 81. DB::Exception: Database ${database} does not exist. (UNKNOWN_DATABASE)`)
  return inTurn(async () => {
    await session.queryAsync(`use ${database}`)
    if (insert) {
      await session.insert({ table: insert[1]!, values: body, format: insert[2]! })
      return ''
    }
    return (await session.queryAsync(`${query.get('query') ?? ''}${body}`)).text()
  })
}

await session.queryAsync('set max_query_size = 33554432')
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const answer = async () => {
    if (pathname === '/ping') return 'Ok.\n'
    return run(searchParams, await text(request))
  }
  answer().then(
    (body) => response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(body),
    (error: Error) => {
      const code = /Code: (\d+)/.exec(error.message)?.[1] ?? '1002'
      response.writeHead(500, { 'content-type': 'text/plain', 'x-clickhouse-exception-code': code }).end(error.message)
    },
  )
})
server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () => process.send?.({ port: portOf(server) }))
process.on('disconnect', () => process.exit(0))

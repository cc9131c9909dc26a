// A local DNS server over UDP: it answers from a table that tests can change, and can fail in realistic ways.
import dgram from 'node:dgram'
import { decode, encode, RECURSION_AVAILABLE, type Answer, type Packet, type RecordType } from 'dns-packet'

/** `refused`: not responsible; `garbage`: bytes that aren't a response; `other id`: the response to another query. */
export type DnsFault = 'servfail' | 'nxdomain' | 'refused' | 'silence' | 'garbage' | 'other id'

export interface DnsServer {
  /** As settings name it: 127.0.0.1:PORT. */
  address: string
  /** Queries in order, such as `TXT acme.example`. */
  asked: string[]
  /** Replaces the records of one type; a TXT record may be several strings. CNAMEs are followed. */
  set(type: 'TXT' | 'A' | 'AAAA' | 'MX' | 'PTR' | 'CNAME', name: string, values: readonly (string | readonly string[])[]): void
  /** For the name, whatever the query type; null = none. */
  fail(name: string, fault: DnsFault | null): void
  stop(): Promise<void>
}

const rcodes = { servfail: 2, nxdomain: 3, refused: 5 } as const

export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, Answer[]>()
  const faults = new Map<string, DnsFault>()
  const queries: string[] = []
  const socket = dgram.createSocket('udp4')
  const names = () => new Set([...records.keys()].map((key) => key.slice(key.indexOf(' ') + 1)))

  const answersTo = (type: string, name: string, depth = 0): Answer[] => {
    const entries = records.get(`${type} ${name}`) ?? []
    const [alias] = entries.length > 0 ? [] : (records.get(`CNAME ${name}`) ?? [])
    return alias?.type === 'CNAME' && depth < 8 ? [alias, ...answersTo(type, alias.data, depth + 1)] : entries
  }
  socket.on('message', (bytes, from) => {
    const query = decode(bytes)
    const [question] = query.questions ?? []
    if (!question) return
    const name = question.name.toLowerCase()
    queries.push(`${question.type} ${name}`)
    const fault = faults.get(name)
    if (fault === 'silence') return
    if (fault === 'garbage') return socket.send(Buffer.from('no answer'), from.port, from.address)
    const answers = fault ? [] : answersTo(question.type, name)
    const rcode = fault && fault in rcodes ? rcodes[fault as keyof typeof rcodes] : answers.length === 0 && !names().has(name) ? 3 : 0
    const answer: Packet = {
      type: 'response',
      id: fault === 'other id' ? ((query.id ?? 0) + 1) % 65_536 : (query.id ?? 0),
      flags: RECURSION_AVAILABLE | rcode,
      questions: [question],
      answers,
    }
    socket.send(encode(answer), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: queries,
    set(type, name, values) {
      const key = `${type} ${name.toLowerCase()}`
      records.set(
        key,
        values.map((value) => recordOf(type, name.toLowerCase(), value)),
      )
      if (values.length === 0) records.delete(key)
    },
    fail(name, fault) {
      if (fault) faults.set(name.toLowerCase(), fault)
      else faults.delete(name.toLowerCase())
    },
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** The longest string of a TXT record. */
const maxBytes = 255

function recordOf(type: RecordType, name: string, value: string | readonly string[]): Answer {
  const ttl = 0
  if (type === 'TXT') {
    const strings = [value].flat().flatMap((text) => text.match(new RegExp(`.{1,${maxBytes}}`, 'gs')) ?? [''])
    return { type, name, ttl, data: strings }
  }
  const data = [value].flat()[0] ?? ''
  if (type !== 'MX') return { type, name, ttl, data } as Answer
  const [preference = '10', exchange = ''] = data.split(' ')
  return { type, name, ttl, data: { preference: Number(preference), exchange } }
}

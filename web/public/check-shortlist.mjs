#!/usr/bin/env node
// Checks a signed shortlist offline: node check-shortlist.mjs <file> [--key <fingerprint>]
// Says yes, or no with the reason. Needs Node.js 18 or newer and nothing else; ends with 0 for yes, 1 for no, and 2 for wrong use.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const maxBytes = 100 * 1024 * 1024
const format = 'fairlead-shortlist-1'
const tailPattern = /\n<!-- signature ed25519 ([\w-]{86}) -->\n$/
const tailLength = '\n<!-- signature ed25519  -->\n'.length + 86
const dataStart = '<script type="application/json" id="shortlist">'
const dataEnd = '</script>'

class Wrong extends Error {}

/** @returns {never} */
function fail(reason) {
  throw new Wrong(reason)
}

function must(holds, reason) {
  if (!holds) fail(reason)
}

const isText = (value) => typeof value === 'string'
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value)
const isCount = (value) => Number.isSafeInteger(value) && value >= 0
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isDate = (value) =>
  isText(value) &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value

/** The page's bytes and the signature over them. */
function split(bytes) {
  must(bytes.length <= maxBytes, 'the file is larger than 100 MB')
  must(bytes.length > tailLength, 'the file is too short')
  const page = bytes.subarray(0, bytes.length - tailLength)
  const match = tailPattern.exec(bytes.subarray(bytes.length - tailLength).toString('latin1'))
  must(match, 'the file has no signature at its end')
  const signature = Buffer.from(match[1], 'base64url')
  must(signature.length === 64 && signature.toString('base64url') === match[1], 'the signature is not written as it should be')
  return { page, signature }
}

function readData(page) {
  const html = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  try {
    text = html.decode(page)
  } catch {
    fail('the file is not UTF-8 text')
  }
  const start = text.indexOf(dataStart)
  must(start !== -1 && text.indexOf(dataStart, start + 1) === -1, 'the file has no data, or more than once')
  const end = text.indexOf(dataEnd, start)
  must(end !== -1, 'the data has no end')
  try {
    return JSON.parse(text.slice(start + dataStart.length, end))
  } catch {
    return fail('the data is not JSON')
  }
}

function readKey(data) {
  must(isObject(data), 'the data is not an object')
  must(data.format === format, `the format is not ${format}`)
  must(isText(data.publicKey), 'the file has no public key')
  const der = Buffer.from(data.publicKey, 'base64')
  must(der.toString('base64') === data.publicKey, 'the public key is not written as it should be')
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    must(key.asymmetricKeyType === 'ed25519', 'the public key is of another kind')
    return { key, fingerprint: createHash('sha256').update(der).digest('hex') }
  } catch (error) {
    if (error instanceof Wrong) throw error
    return fail('the public key cannot be read')
  }
}

function checkHead(data) {
  for (const name of ['installation', 'workspace', 'search', 'engine']) must(isText(data[name]) && data[name] !== '', `${name} is missing`)
  must(isObject(data.project) && isText(data.project.id) && isText(data.project.name), 'the project is missing')
  must(isCount(data.batch) && data.batch > 0, 'the batch has no number')
  must(isDate(data.made) && isDate(data.signed), 'a date of the batch is not a date')
  must(data.made <= data.signed, 'the batch was signed before it was made')
  must(Array.isArray(data.criteria) && data.criteria.every(isText), 'the criteria are missing')
  must(isObject(data.weights) && Object.values(data.weights).every((weight) => isNumber(weight) && weight >= 0), 'the weights are missing')
  must(isObject(data.fit) && isObject(data.fit.weights) && isObject(data.fit.calibration), 'the fitted weights are missing')
  must(data.orderedBy === 'points' || data.orderedBy === 'model', 'the order is not explained')
  must(Array.isArray(data.entries) && data.entries.length > 0, 'no one is in the batch')
}

/** In tenths, so that sums are exact. */
const tenths = (points) => Math.round(points * 10)
const isTenth = (points) => isNumber(points) && Math.abs(points * 10 - tenths(points)) < 1e-6

function checkPoints(place, { exact, points, deductions }, score) {
  const name = `the points of ${place}`
  must(isNumber(exact) && exact >= 0 && exact <= 100 && Math.round(exact) === score, `the score of ${place} is not its points, rounded`)
  must(Array.isArray(points) && Array.isArray(deductions), `${name} are missing`)
  for (const part of points)
    must(
      isObject(part) &&
        isText(part.name) &&
        isTenth(part.points) &&
        isNumber(part.value) &&
        part.value >= 0 &&
        part.value <= 1 &&
        isNumber(part.weight),
      `${name} are not numbers`,
    )
  for (const part of deductions) must(isObject(part) && isText(part.name) && isTenth(part.points), `${name} are not numbers`)
  const all = [...points, ...deductions]
  must(new Set(all.map((part) => part.name)).size === all.length, `${name} name a part twice`)
  const sum = all.reduce((total, part) => total + tenths(part.points), 0)
  must(sum === score * 10, `${name} add up to ${sum / 10}, not to ${score}`)
  checkShares(name, points)
}

/** Each part has the share of the points that its value and weight give it, up to the rounding of points, values, and weights. */
function checkShares(name, points) {
  const weights = points.reduce((total, part) => total + part.weight, 0)
  must(points.length === 0 || Math.abs(weights - 1) < 0.002, `the weights behind ${name} add up to ${weights.toFixed(4)}, not to 1`)
  const sum = points.reduce((total, part) => total + part.points, 0)
  const product = points.reduce((total, part) => total + part.weight * part.value, 0)
  if (product < 0.001) return
  for (const part of points) {
    const share = (part.weight * part.value) / product
    const rounding = 0.11 + 0.11 * points.length * share + (sum * 0.0002) / product
    must(Math.abs(part.points - sum * share) <= rounding, `${name} do not follow from the value and weight of ${part.name}`)
  }
}

function checkReasons(place, { reasons, texts, missed, missedMore }) {
  must(Array.isArray(texts) && texts.every(isText), `the texts of ${place} are missing`)
  must(Array.isArray(missed) && missed.every(isText) && isCount(missedMore), `the requirements of ${place} are missing`)
  must(Array.isArray(reasons), `the claims of ${place} are missing`)
  for (const reason of reasons) {
    must(isObject(reason) && isText(reason.text) && Array.isArray(reason.evidence), `a claim of ${place} cannot be read`)
    must(reason.evidence.length > 0, `a claim of ${place} rests on nothing: ${reason.text}`)
    for (const { text, start, end, quote } of reason.evidence)
      must(
        isText(quote) && quote !== '' && isCount(text) && texts[text]?.slice(start, end) === quote,
        `a claim of ${place} does not rest on its text: ${reason.text}`,
      )
  }
}

function checkDecisions(data, place, { decisions, removed, erased }) {
  must(Array.isArray(decisions), `the decisions of ${place} are missing`)
  let last = data.made
  for (const decision of decisions) {
    must(isObject(decision) && isText(decision.to) && isDate(decision.at), `a decision of ${place} cannot be read`)
    must(decision.at >= last, `a decision of ${place} is earlier than the batch or than the one before`)
    must(decision.at <= data.signed, `a decision of ${place} is later than the signature`)
    last = decision.at
  }
  for (const day of [removed, erased]) must(day === null || (isDate(day) && day <= data.signed), `a date of ${place} is not a date`)
}

/** What people are ordered by: points, less 200 for each requirement missed, less 100 for living farther away. */
const orderOf = ({ exact, missed, missedMore, isFarther }) => Math.round(exact - 200 * (missed.length + missedMore) - (isFarther ? 100 : 0))

function checkEntries(data) {
  let last = Infinity
  for (const [index, entry] of data.entries.entries()) {
    const place = `no. ${index + 1}`
    must(isObject(entry) && entry.place === index + 1, `${place} is not in its place`)
    must(isText(entry.candidate) && /^[\da-f]{64}$/.test(entry.key), `${place} has no ID`)
    must(isCount(entry.score) && entry.score <= 100, `${place} has no score`)
    checkDecisions(data, place, entry)
    if (entry.facts === null) {
      must(entry.erased !== null, `the facts of ${place} are missing, and it was not erased`)
      continue
    }
    must(entry.erased === null && isObject(entry.facts), `${place} was erased and still has facts`)
    checkPoints(place, entry.facts, entry.score)
    checkReasons(place, entry.facts)
    const order = orderOf(entry.facts)
    must(data.orderedBy === 'model' || order <= last, `${place} has more points than the one before`)
    last = order
  }
  must(new Set(data.entries.map(({ candidate }) => candidate)).size === data.entries.length, 'a candidate is listed twice')
}

function checkBelow({ below }) {
  must(Array.isArray(below), 'the list below the cut is missing')
  for (const row of below)
    must(
      Array.isArray(row) && /^[\da-f]{16}$/.test(row[0]) && isNumber(row[1]) && row[1] >= 0 && row[1] <= 100 && isCount(row[2]),
      'the list below the cut cannot be read',
    )
}

/**
 * @param {Uint8Array} file
 * @param {string | null} expected the fingerprint of the key that must have signed; null = any, to be compared by the reader
 * @returns {{ ok: true, fingerprint: string, data: any } | { ok: false, reason: string }}
 */
export function checkShortlist(file, expected = null) {
  try {
    const { page, signature } = split(Buffer.from(file))
    const data = readData(page)
    const { key, fingerprint } = readKey(data)
    must(expected === null || expected.toLowerCase() === fingerprint, `the file is signed with another key: ${fingerprint}`)
    must(verify(null, page, key, signature), 'the file was changed after it was signed')
    checkHead(data)
    checkEntries(data)
    checkBelow(data)
    return { ok: true, fingerprint, data }
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, reason: error.message }
    throw error
  }
}

function run([file, flag, expected, ...rest]) {
  if (!file || rest.length > 0 || (flag !== undefined && (flag !== '--key' || !expected))) {
    console.error('Use: node check-shortlist.mjs <file> [--key <fingerprint>]')
    return 2
  }
  let bytes
  try {
    if (statSync(file).size > maxBytes) throw new Error('it is larger than 100 MB')
    bytes = readFileSync(file)
  } catch (error) {
    console.error(`${file} cannot be read: ${error.message}`)
    return 2
  }
  const result = checkShortlist(bytes, expected ?? null)
  if (!result.ok) {
    console.log(`no: ${result.reason}`)
    return 1
  }
  const { data, fingerprint } = result
  const erased = data.entries.filter((entry) => entry.erased !== null).length
  console.log(
    `yes: batch ${data.batch} of “${data.project.name}”, ${data.entries.length} people${erased > 0 ? `, ${erased} of them erased` : ''}`,
  )
  console.log(`made ${data.made} with ${data.engine}, signed ${data.signed}`)
  console.log(`by the key ${fingerprint}`)
  if (!expected) console.log(`Compare it with the published one: ${data.installation}/shortlist-key?fingerprint=${fingerprint}`)
  return 0
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) process.exitCode = run(process.argv.slice(2))

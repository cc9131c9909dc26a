// Reading outside text takes linear time: every reader gets n and 2n of every hostile shape.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readCsv } from '@fairlead/adapters/files/csv'
import { partReader } from '@fairlead/adapters/files/docx-text'
import { parseMail } from '@fairlead/adapters/mail/parse'
import { safeHtml } from '@fairlead/adapters/mail/safe-html'
import { readInvitationReply } from '@fairlead/adapters/mail/invitation'
import { pageText } from '@fairlead/adapters/files/page-text'
import { hiderOf, withoutAddresses } from '@fairlead/domain/candidate/hidden-person'
import { readAbsence } from '@fairlead/domain/conversation/out-of-office'
import { readReferrals } from '@fairlead/domain/conversation/referral'
import { extractReply } from '@fairlead/domain/conversation/reply-text'
import { checkSender } from '@fairlead/domain/conversation/sender-check'
import { linksIn } from '@fairlead/domain/outreach/broken-links'
import { ownSelectors, readDkimKey } from '@fairlead/domain/outreach/sending-domain/dkim-key'
import { readSpfRecord } from '@fairlead/domain/outreach/sending-domain/spf-record'
import { readSuppressionEntries } from '@fairlead/domain/outreach/suppression'
import { usedVariables } from '@fairlead/domain/project/template-variables'
import { redactError } from '@fairlead/domain/operations/redact-error'
import { protectedTraitIn, protectedRequirementIn } from '@fairlead/domain/project/protected-traits'
import { addressesIn, trimSigns, withShortRuns } from '@fairlead/domain/shared/bounded'
import { htmlToText, looksLikeHtml, textToHtml } from '@fairlead/domain/shared/mail-body'
import { isEmail, linkedinProfile } from '@fairlead/domain/shared/validation'
import { addFromModel } from '@fairlead/extraction/add-from-model'
import { readJob } from '@fairlead/extraction/read-job'
import { readResume } from '@fairlead/extraction/read-resume'
import { loadWishReader } from '@fairlead/language/model/load'
import { claimedText } from '@fairlead/matching/text/claimed'
import { replyReader } from '../server/features/mail/inbound/reply-reader.ts'
import { dailyOf, isNightly } from '../testing/daily.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'

const vocabulary = loadVocabulary()
const bytes = (text: string) => new TextEncoder().encode(text)
const email = (head: string, body: string) => parseMail(Buffer.from(`From: ann@home.example\r\nSubject: x\r\n${head}\r\n\r\n${body}`))
const person = { firstName: 'Ann', lastName: 'Lee', personalEmails: ['ann@home.example'], workEmails: [] }
function docxLines(xml: string): string[] {
  const part = partReader()
  try {
    part.write(xml)
  } catch {
    // most hostile texts are no XML: reading ends at the first error
  }
  return part.lines()
}
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')

/** Each reader with its initial nightly size: what it reads within about 50 ms when it is linear. */
const readers: [name: string, size: number, read: (text: string) => unknown][] = [
  ['an email’s text', 40_000, (text) => email('Content-Type: text/plain; charset=utf-8', text)],
  ['an email’s HTML', 20_000, (text) => email('Content-Type: text/html; charset=utf-8', text)],
  [
    'an email’s header',
    20_000,
    (text) => email(`Delivered-To: ${oneLine(text)}\r\nTo: ${oneLine(text)}\r\nReferences: ${oneLine(text)}`, 'x'),
  ],
  [
    'a bounce',
    40_000,
    (text) =>
      email(
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        `--b\r\n\r\n${text}\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${text}\r\n--b--`,
      ),
  ],
  ['what a text claims', 40_000, claimedText],
  ['HTML made harmless', 20_000, safeHtml],
  ['an answer to an invitation', 20_000, readInvitationReply],
  ['the own words of a reply', 40_000, extractReply],
  ['what a reply means', 20_000, (text) => replyReader.classify(text, [])],
  ['a bias-reduced text', 40_000, hiderOf(person, [], true)],
  ['a text without addresses', 40_000, withoutAddresses],
  ['HTML to text', 40_000, htmlToText],
  ['text to HTML', 40_000, textToHtml],
  ['is it HTML', 40_000, looksLikeHtml],
  ['variables of a template', 40_000, usedVariables],
  ['an Authentication-Results header', 40_000, (text) => checkSender([text, `mx; dmarc=${text}`], 'mx')],
  ['an address', 40_000, isEmail],
  ['a LinkedIn address', 40_000, linkedinProfile],
  ['a criterion', 40_000, protectedTraitIn],
  ['a sentence of a posting', 40_000, protectedRequirementIn],
  ['addresses in a text', 40_000, (text) => addressesIn(text, Infinity)],
  ['an error’s message', 40_000, redactError],
  ['trimming', 40_000, (text) => trimSigns(text, ' ,.-')],
  ['shortening runs', 40_000, withShortRuns],
  ['a job posting', 6_000, (text) => readJob(vocabulary, withShortRuns(text), 100)],
  ['a résumé', 15_000, (text) => readResume(vocabulary, text)],
  ['a suppression list', 40_000, readSuppressionEntries],
  ['the person a reply names', 40_000, (text) => readReferrals(text, [])],
  ['an absence', 40_000, (text) => readAbsence(text, '2026-11-23')],
  ['links of an email', 40_000, linksIn],
  ['an SPF record', 40_000, (text) => readSpfRecord(`v=spf1 ${text} -all`)],
  ['a DKIM key', 40_000, (text) => [readDkimKey(text), readDkimKey(`v=DKIM1; p=${text}`)]],
  ['a DKIM signature', 40_000, (text) => ownSelectors([text, `d=home.example; s=${text}`], 'home.example')],
  ['a table', 40_000, (text) => readCsv(bytes(text))],
  ['a web page', 20_000, pageText],
  ['a DOCX', 40_000, (text) => docxLines(text)],
  [
    'a DOCX’s text',
    40_000,
    (text) => docxLines(`<w:document><w:p><w:r><w:t>${text.replaceAll(/[<&]/g, ' ')}</w:t></w:r></w:p></w:document>`),
  ],
  ['a protected wish', 40_000, (text) => loadWishReader().wishIn(text, 'sentence')],
]

const sectionsOfResume = (text: string) => ['EXPERIENCE', 'EDUCATION', 'SKILLS'].map((head) => `${head}\n${text}`).join('\n')
/** Pieces with a special meaning to only one reader, repeated. */
const ownPieces: [name: string, size: number, read: (text: string) => unknown, pieces: string[]][] = [
  [
    'a job posting',
    6_000,
    (text) => readJob(vocabulary, text, 100),
    ['Aa ', '1 year ', 'not looking for a ', 'Python ', 'no Python but ', 'Department of ', 'experience with Go, ', 'Location: a, '].concat(
      ['- ', '(((', 'Bachelor ', 'two or ', '. A', 'Preferred Skills: '],
    ),
  ],
  [
    'a résumé',
    15_000,
    (text) => readResume(vocabulary, sectionsOfResume(text)),
    ['a', '(', 'Engineer, ', 'Engineer at ', 'University of ', 'BSc in ', 'Jan 2019 - ', '2019 - 2020 ', 'Baker\n', ', ', '1-', '\t'],
  ],
  ['the person a reply names', 40_000, (text) => readReferrals(text, []), ['ask Aa Bb a@b.co, ', 'A']],
  ['an absence', 40_000, (text) => readAbsence(text, '2026-11-23'), ['until 7. ']],
  ['an SPF record', 40_000, (text) => readSpfRecord(`v=spf1 ${text} -all`), ['include:', '%{', 'ip4:1.1.1.1/', ':', '-']],
  ['a suppression list', 40_000, readSuppressionEntries, ['a-', 'a@b.example,', '"', '*.']],
  ['the own words of a reply', 40_000, extractReply, ['On ', 'On 1 <a@b> ', 'a ', '-', 'From: a@b\n', 'On 1\n']],
  [
    'denials of a profile',
    40_000,
    claimedText,
    ['no ', 'no experience with a, ', 'want to learn ', 'neither ', 'ni ', 'kenne ', 'x: no experience, ', "don't ", 'no\n', '('],
  ],
  ['an email’s parts', 10_000, (text) => email('Content-Type: multipart/mixed; boundary=b', text), ['--b\r\n\r\n', '<div>', '<a title="<']],
  [
    'claims of a model about a posting',
    15_000,
    ({ length }) => {
      const tools = Array.from({ length: Math.floor(length / 30) }, (_, index) => `Tool${index}Kit`)
      const text = `Requirements\n${tools.map((tool) => `- Experience with ${tool}`).join('\n')}`
      const claims = Array.from({ length: 150 }, (_, index) => tools[Math.floor((index * tools.length) / 150)]!)
      return addFromModel(vocabulary, text, {
        existing: [],
        modelProposals: claims.map((tool) => ({ field: 'keyword', value: tool, quote: `Experience with ${tool}` })),
        max: 100,
      })
    },
    ['- Experience with ToolKit\n'],
  ],
]

/** A third of each size during the day: quadratic growth is visible there as well, in a third of the time. */
const share = isNightly ? 1 : 1 / 3
/** Times below this are noise. */
const floorMs = 100
const maxGrowth = 3.2
/** Nothing of this size may take longer, whatever its growth: about 50 times what it takes on a slow machine. */
const maxMs = 5000

async function timeOf(read: (text: string) => unknown, text: string, times: number): Promise<number> {
  let best = Infinity
  for (let turn = 0; turn < times; turn++) {
    const began = performance.now()
    await read(text)
    best = Math.min(best, performance.now() - began)
    if (best < floorMs) break
  }
  return best
}

type Shape = Pick<(typeof hostileTexts)[number], 'name' | 'make'>

/** The shapes that take longer than their size explains in every measurement, because a machine that is busy once proves nothing. */
async function slowAmong(shapes: readonly Shape[], size: number, read: (text: string) => unknown): Promise<string[]> {
  const slow: string[] = []
  for (const { name, make } of shapes) {
    if ((await timeOf(read, make(size * 2), 1)) < floorMs) continue
    let fault: string | null = null
    for (let round = 0; round < 3; round++) {
      const once = await timeOf(read, make(size), 3)
      const twice = await timeOf(read, make(size * 2), 3)
      const growth = twice / Math.max(once, floorMs / 2)
      const tooSlow = (twice > floorMs && growth > maxGrowth) || twice > maxMs
      fault = tooSlow ? `${name}: ${once.toFixed(0)} -> ${twice.toFixed(0)} ms` : null
      if (!fault) break
    }
    if (fault) slow.push(fault)
  }
  return slow
}

/** Daily every eighth shape, the others for the next readers; nightly all. */
const shapesFor = (reader: number) => dailyOf(hostileTexts, 8, reader)

test.each(readers.map(([name, size, read], index) => [name, size, read, shapesFor(index)] as const))(
  '%s',
  { timeout: 240_000 },
  async (_, size, read, shapes) => {
    expect(await slowAmong(shapes, Math.round(size * share), read)).toEqual([])
  },
)

test.each(ownPieces)('%s, with its own pieces', { timeout: 240_000 }, async (_, size, read, pieces) => {
  const shapes = pieces.map((piece) => ({ name: piece, make: (length: number) => piece.repeat(Math.ceil(length / piece.length)) }))
  expect(await slowAmong(shapes, Math.round(size * share), read)).toEqual([])
})

// Everything stored about a person, for them to take along: as data, and as a text to read.
import { dayIn } from '@fairlead/domain/shared/dates'
import type { Language } from '@fairlead/domain/shared/language'
import { yourDataTexts } from '@fairlead/domain/candidate/texts/your-data/texts'
import { factLine, textFacts, textOf } from '@fairlead/domain/candidate/fact-change'
import type { OutgoingFile } from '@fairlead/domain/ports/mail'
import { Refusal } from '@fairlead/domain/refusal'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { findResumeOf } from '../candidates/imports/resume-store.ts'
import type { ReasonGate } from '../candidates/views/reason-gate.ts'
import { atAccess, type Access, type PageLinks } from './open-page.ts'
import { readRecord, type CandidateRecord, type RecordedSearch } from './read-record.ts'
import { text } from './texts/texts.ts'

/** 'json', 'text', or the ID of a document. */
export function exportRecord(
  links: PageLinks,
  gate: ReasonGate,
  input: { access: string; part: string; language: Language },
): Promise<OutgoingFile> {
  return atAccess(links, input.access, async (tx, access) => {
    if (input.part !== 'json' && input.part !== 'text') {
      const file = await findResumeOf(tx, access.personIds, input.part)
      if (!file) throw new Refusal('not_found', text.unknownDocument)
      return { name: file.fileName, contentType: file.contentType, bytes: file.bytes }
    }
    const record = await readRecord(tx, gate, access, input.language)
    const rest = await readRest(tx, access)
    const content =
      input.part === 'json' ? JSON.stringify({ ...record, ...rest }, null, 2) : readable(record, rest, input.language, access.ctx.now())
    return input.part === 'json'
      ? { name: 'your-data.json', contentType: 'application/json', bytes: Buffer.from(content) }
      : { name: 'your-data.txt', contentType: 'text/plain; charset=utf-8', bytes: Buffer.from(content) }
  })
}

type Row = Record<string, unknown>

/** What the page only counts: texts and events. Names of teammates are left out: they are data of others. */
async function readRest(tx: Tx, { personIds, ctx }: Access): Promise<Record<string, Row[]>> {
  const candidates = sql`(select id from candidate where person_id = any(${personIds}))`
  const ofPerson = sql`person_id = any(${personIds}) and workspace_id = ${ctx.workspaceId}`
  const parts: Record<string, RawBuilder<Row>> = {
    assessments: sql`select candidate.id as candidate, project.name as search, assessment from candidate
      join project on project.id = candidate.project_id where candidate.id in ${candidates} and assessment is not null order by candidate.created_at`,
    addresses: sql`select address, status, origin, vendor, added_at as "addedAt" from person_address where ${ofPerson} order by added_at`,
    history: sql`select at, event, from_stage as "from", to_stage as "to", detail, user_id is not null as "byPerson", undone from candidate_history
      where candidate_id in ${candidates} order by at, id`,
    emailsToYou: sql`select sent_at as "sentAt", to_email as "to", subject, body_text as text from message
      where (candidate_id in ${candidates} or person_id = any(${personIds})) and sent_at is not null order by sent_at`,
    emailsFromYou: sql`select received_at as "receivedAt", from_email as "from", subject, body_text as text, label as "readAs" from inbound_mail
      where candidate_id in ${candidates} and kind <> 'own' order by received_at`,
    linkedinMessages: sql`select sent_at as "sentAt", kind, subject, body as text from linkedin_message
      where candidate_id in ${candidates} and sent_at is not null order by sent_at`,
    interviews: sql`select start_at as "start", end_at as "end", state from interview where candidate_id in ${candidates} order by start_at`,
    scorecards: sql`select submitted_at as at, recommendation, ratings, words as text from scorecard where submitted_at is not null
      and interview_id in (select id from interview where candidate_id in ${candidates}) order by submitted_at`,
    notes: sql`select created_at as at, body as text from person_note where ${ofPerson}
      union all select created_at, body from comment where candidate_id in ${candidates} order by 1`,
    notesOfSearches: sql`select notes as text, note_to_hm as "noteToHiringManager", rejection_reasons as "rejectionReasons", rejection_other as "rejectionText",
      not_interested_reasons as "notInterestedReasons" from candidate where id in ${candidates}`,
    tags: sql`select tag.name from person_tag join tag on tag.id = person_tag.tag_id where person_tag.person_id = any(${personIds})`,
    recordsOfBatches: sql`select r.made_at as "at", r.engine, e.place, e.score, e.result::jsonb as result, e.inputs::jsonb as "whatWasRead"
      from decision_record_entry e join decision_record r on r.id = e.record_id
      where e.person_id = any(${personIds}) and e.workspace_id = ${ctx.workspaceId} order by r.made_at`,
    flags: sql`select kind, at, until from person_flag where ${ofPerson}`,
  }
  const rest: Record<string, Row[]> = {}
  for (const [name, part] of Object.entries(parts)) rest[name] = (await part.execute(tx)).rows
  return rest
}

const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)])

/** The same order and words as the page; below it the texts of emails and notes. */
function readable(record: CandidateRecord, rest: Record<string, Row[]>, language: Language, now: Date): string {
  const texts = yourDataTexts(language)
  const { profile, sources, searches } = record
  const day = (moment: Date | string) => dayIn(language, new Date(moment))
  const from = (field: string) => (sources[field] ?? []).map(({ source, at: time }) => texts.from(source, day(time)))
  const { factTitles } = texts
  const fields = { name: 'firstName', headline: 'headline', place: 'place', summary: 'summary' } as const
  const emails = [...profile.personalEmails, ...profile.workEmails]
  const requests = record.requests.map((request) => {
    const states = texts.requestStates
    const state = request.state === 'open' ? states.open(request.due ? day(request.due) : '') : states[request.state]
    return [request.change, state, request.reason && texts.because(request.reason)].filter(Boolean).join('. ')
  })
  const letters = ['emailsToYou', 'emailsFromYou', 'linkedinMessages', 'notes', 'scorecards'].flatMap((name) =>
    (rest[name] ?? []).map((row) =>
      Object.values(row)
        .map((value) => (value instanceof Date ? day(value) : String(value ?? '')))
        .join('\n  '),
    ),
  )
  return [
    texts.fileTitle(searches[0]?.hiringCompany ?? '', day(now)),
    ...textFacts.flatMap((field) => {
      const value = textOf(profile, field)
      return value === null ? [] : section(factTitles[field], [value, ...from(fields[field])])
    }),
    ...section(factTitles.jobs, [...profile.experiences.map(factLine), ...from('experiences')]),
    ...section(factTitles.schools, [...profile.education.map(factLine), ...from('education')]),
    ...section(factTitles.skills, profile.skills.length === 0 ? [] : [profile.skills.join(', '), ...from('skills')]),
    ...section(factTitles.emails, [...emails, ...from('personalEmails'), ...from('workEmails')]),
    ...section(factTitles.linkedin, profile.linkedinUrl ? [profile.linkedinUrl, ...from('linkedinUrl')] : []),
    ...section(factTitles.resume, profile.resumeText ? [profile.resumeText] : []),
    ...section(
      texts.documents,
      record.documents.map(({ fileName, at: time }) => `${fileName}, ${day(time)}`),
    ),
    ...section(texts.applications, record.applications),
    ...searches.flatMap((search) => searchLines(search, language)),
    ...section(texts.yourRequests, requests),
    ...section(
      texts.alsoHeld,
      letters.flatMap((letter) => [letter, '']),
    ),
    '',
  ].join('\n')
}

function searchLines(search: RecordedSearch, language: Language): string[] {
  const texts = yourDataTexts(language)
  const { score, reasons, missing, points, deductions, decisions } = search
  return [
    '',
    texts.job(search.jobTitle, search.locations.join(', ')),
    ...section(texts.why, [score === null ? texts.notRanked : texts.score(score)]),
    ...section(
      texts.reasons,
      reasons.map((reason) => [reason.text, reason.computation].filter(Boolean).join('. ')),
    ),
    ...section(
      texts.missing,
      missing.map((entry) => entry.text),
    ),
    ...section(texts.points, [
      ...points.map((part) => `${texts.dimensions[part.dimension]}: ${part.points / 10}`),
      ...deductions.map((part) => `${texts.deductions[part.name]}: ${part.points / 10}`),
    ]),
    ...section(
      texts.decided,
      decisions.map(({ at: time, group, byPerson }) =>
        [dayIn(language, time), texts.decisions[group], byPerson ? texts.byPerson : texts.bySoftware].join(', '),
      ),
    ),
  ]
}

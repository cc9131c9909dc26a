// Adds the person of one file; tables are returned, since their columns are checked first.
import type { ImportJsonResume } from '@fairlead/contract/v2/talent/json_resume'
import type { ImportResume } from '@fairlead/contract/v2/talent/resume'
import { resumeReadWords } from '@fairlead/domain/candidate/resume-reading'
import { failureOf, isFinal, sentenceOf } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { UploadError, type CountBytes, type UploadProblem } from './archive.ts'
import type { Upload } from './gather-files.ts'
import { text as uploadText } from '../../i18n/uploads.ts'

/** Detects the kind of an import file: a table of people, a résumé, a JSON Resume, or something else. Text files are classified by content. */
type FileKind = 'table' | 'resume' | 'json' | 'other'

const sections =
  /^(?:work |professional )?(?:experience|employment|education|skills|summary|profile|berufserfahrung|ausbildung|kenntnisse|expérience|formation|compétences|experiencia|educación|habilidades)\b.{0,20}$/i
/** Characters that identify the kind of a text. */
const looked = 4000

/** A table has the same number of separators in each of its first lines; a résumé has headings and lines of any length. */
export function kindOfText(text: string): 'table' | 'resume' {
  const lines = text
    .slice(0, looked)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 30)
  const headings = lines.filter((line) => line.length < 50 && sections.test(line)).length
  const isTable = [',', ';', '\t', '|'].some((sign) => {
    const [header, ...rows] = lines.map((line) => line.split(sign).length)
    return header !== undefined && header > 1 && rows.slice(0, 5).every((cells) => cells >= header)
  })
  // a list of addresses is a table with one column
  const [first = ''] = lines
  const isList = /^"?(?:e-?mail|name|linkedin)\b/i.test(first) && first.length < 40
  return headings > 0 && !isTable ? 'resume' : isTable || isList || lines.length < 4 ? 'table' : 'resume'
}

export async function kindOfFile(file: File): Promise<FileKind> {
  if (/\.(?:pdf|docx?|rtf|odt)$/i.test(file.name)) return 'resume'
  if (/\.json$/i.test(file.name) || file.type === 'application/json') return 'json'
  if (/\.(?:csv|tsv|xlsx)$/i.test(file.name)) return 'table'
  const text = await file.slice(0, looked * 2).text()
  // a document without its extension is recognized by its first bytes, by the server
  if (['%PDF-', 'PK\u0003\u0004', '{\\rtf'].some((start) => text.startsWith(start))) return 'resume'
  return text.includes('\0') && !/\.(?:txt|text|md)$/i.test(file.name) ? 'other' : kindOfText(text)
}

export interface Outcome {
  state: 'done' | 'failed' | 'left_out' | 'table'
  text: string
  personId?: string
  /** Of a table. */
  file?: File
  /** Reading it again may succeed. */
  mayRetry?: boolean
}

/** Failures name something wrong with a file; everything else is left out on purpose. */
const failures: ReadonlySet<UploadProblem> = new Set<UploadProblem>(['protected', 'broken'])
const ofProblem = (problem: UploadProblem): Outcome => ({
  state: failures.has(problem) ? 'failed' : 'left_out',
  text: uploadText.uploadProblems[problem],
})

/** Waits as long as the server asks for, unless stopped. */
export async function readUpload(upload: Upload, countBytes: CountBytes, signal: AbortSignal): Promise<Outcome> {
  if ('problem' in upload) return ofProblem(upload.problem)
  try {
    const file = await upload.load(countBytes)
    const kind = await kindOfFile(file)
    if (kind === 'table') return { state: 'table', text: uploadText.tableNext, file }
    if (kind === 'other') return { state: 'left_out', text: uploadText.notAnUpload }
    for (;;) {
      try {
        return await (kind === 'json' ? addJsonResume(file) : addResume(file))
      } catch (error) {
        if (failureOf(error)?.status !== 429) throw error
        await pause(failureOf(error)?.retryAfterMs ?? 10_000, signal)
        if (signal.aborted) throw error
      }
    }
  } catch (error) {
    if (error instanceof UploadError) return ofProblem(error.problem)
    if (error instanceof SyntaxError) return { state: 'failed', text: uploadText.notJson }
    return { state: 'failed', text: sentenceOf(error, uploadText.fileUnread), mayRetry: !isFinal(error) }
  }
}

/** Ends early when stopped. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

const addedWords = ({ name, merged }: { name: string; merged: boolean }) =>
  merged ? uploadText.nameAlreadyInPool(name) : uploadText.nameAdded(name)

async function addJsonResume(file: File): Promise<Outcome> {
  const resume: unknown = JSON.parse(await file.text())
  const answer = await send<ImportJsonResume>('POST', 'v2/talent/json_resume', { resume: JSON.stringify(resume) })
  return { state: 'done', text: [`${addedWords(answer)}.`, ...answer.warnings].join(' '), personId: answer.core_candidate_id }
}

async function addResume(file: File): Promise<Outcome> {
  const answer = await sendFile<ImportResume>('v2/talent/resume', {}, file)
  const counts = answer.read ? ` ${resumeReadWords(answer.read)}.` : ''
  return {
    state: 'done',
    text: [`${addedWords(answer)}.${counts}`, answer.note].filter(Boolean).join(' '),
    personId: answer.core_candidate_id,
  }
}

// Detects the kind of an import file: a table of people, a résumé, a JSON Resume, or something else. Text files are classified by content.

export type FileKind = 'table' | 'resume' | 'json' | 'other'

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
  const isList = lines.length > 0 && /^"?(?:e-?mail|name|linkedin)\b/i.test(lines[0]!) && lines[0]!.length < 40
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

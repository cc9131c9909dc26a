// Splits a résumé into sections. Legally protected details are dropped first.
import { withShortRuns } from '@fairlead/domain/shared/bounded'

export type ResumePart = 'head' | 'jobs' | 'schools' | 'skills' | 'silent'

export interface ResumeLine {
  text: string
  /** The pieces separated by tabs, bars, dots, or wide gaps. */
  cells: string[]
  bullet: boolean
  part: ResumePart
  /** A blank line or a heading precedes it. */
  opens: boolean
  /** Its place in the text that the reader may see. */
  offset: number
}

const bullet = /^\s*(?:[\ue000-\uf8ff]\s*|[-*•‣◦▪●–]\s+|[•‣◦▪●]|\d{1,2}[.)]\s+)/
const protectedNames = String.raw`date of birth|birth ?date|birthday|d\.?o\.?b\.?|born|place of birth|age|gender|sex|pronouns?|nationality|nationalities|citizenship|citizen|race|ethnicity|religion|faith|marital status|civil status|family status|married|single|divorced|widowed|children|photo(?:graph)?|picture|disability|veteran status|sexual orientation|geburtsdatum|geboren|geburtsort|alter|geschlecht|familienstand|staatsangehörigkeit|nationalität|konfession|kinder|date de naissance|nationalité|situation familiale|sexe|âge`
const protectedCell = new RegExp(
  String.raw`^\W*(?:${protectedNames})\s*(?:[:=–—-]|\.{2,}|$)|^\W*(?:born|geboren|née?)\s+(?:on|in|am|le|à|\d)|\b\d{1,2}[\s-]*(?:years?[\s-]old|y\/o|yrs old|jahre alt)\b|^\W*(?:fe)?male\W*$`,
  'iu',
)
/** The label of a protected detail whose value is on the next line. */
const protectedLabel = new RegExp(String.raw`^\W*(?:${protectedNames})\s*[:=–—-]?\s*$`, 'iu')

const openings: [ResumePart, RegExp][] = [
  [
    'jobs',
    /^(?:(?:work|professional|employment|relevant|career|job|industry|selected|recent|other)(?: and| &)? )*(?:experiences?|history|work|employment|career|positions?|internships?|appointments|background)$|^(?:berufserfahrung|berufliche(?:r werdegang|[rn]? (?:erfahrung(?:en)?|stationen|laufbahn|praxis))|arbeitserfahrung|werdegang|berufspraxis|praktische erfahrung|expériences?(?: professionnelles?)?|parcours professionnel|experiencia(?: profesional| laboral)?|trayectoria profesional|historial laboral|esperienz[ae](?: professional[ei]| lavorativ[ae]| di lavoro)?|werkervaring|loopbaan|ervaring|experiências?(?: profissiona(?:l|is))?|histórico profissional|percurso profissional|doświadczenie(?: zawodowe)?|experienț[aăe](?: profesional[ăe])?|historia zatrudnienia|iş deneyimi|(?:mesleki )?deneyim(?:ler)?|iş tecrübesi|arbetslivserfarenhet|erfarenhet|erhvervserfaring|arbe[ij]dserfaring|pracovní zkušenosti|szakmai tapasztalat|työkokemus)$/,
  ],
  [
    'schools',
    /^(?:(?:academic|formal|higher) )?(?:education|studies|qualifications|background)(?: (?:and|&) (?:training|qualifications|certifications?|credentials))?$|^academic (?:history|background|qualifications)$|^(?:ausbildung|studium|bildungsweg|bildung|formation(?: académique)?|formations|études|diplômes|formación(?: académica)?|educación|estudios|istruzione(?: e formazione)?|formazione|opleiding(?:en)?|educação|formação(?: acad[éêe]mica)?|wykształcenie|edukacja|educație(?: și formare)?|studii|eğitim(?: bilgileri)?|utbildning(?:ar)?|uddannelse|utdanning|vzdělání|tanulmányok|koulutus)$/,
  ],
  [
    'skills',
    /^(?:(?:technical|core|key|professional|relevant|hard|main|top|special) )*(?:skills?|competenc(?:y|ies)|technologies|tools|expertise|proficiencies|skill ?set|tech(?:nology)? stack|areas of expertise|kenntnisse|fachkenntnisse|it-kenntnisse|fähigkeiten|compétences(?: techniques)?|competencias|habilidades|conocimientos|aptitudes|competenze(?: tecniche)?|capacità|vaardigheden|competenties|competências|conhecimentos|umiejętności|kompetencje|competențe|abilități|aptitudini|yetenekler|beceriler|kompetenser|färdigheter|kompetencer|ferdigheter|dovednosti|készségek|taidot)(?: (?:and|&) (?:tools|technologies|expertise|competencies|skills|abilities|interests))?$/,
  ],
  [
    'head',
    /^(?:contact(?: (?:details|information|info|me))?|contacts?|about(?: me)?|(?:professional |career |executive )?(?:summary|profile|objective|overview)|info|details|personal(?: (?:details|information|data))?|persönliche (?:daten|angaben)|zur person|kontakt(?:daten)?|profil|données personnelles|coordonnées|contacto?|datos (?:personales|de contacto)|perfil|(?:dati|informazioni) personali|contatti|persoonsgegevens|personalia|contactgegevens|profiel|dados pessoais|contactos?|contato|dane (?:osobowe|kontaktowe)|date personale|kişisel bilgiler|iletişim|personuppgifter)$/,
  ],
  [
    'silent',
    /^(?:(?:spoken |foreign )?languages?|interests|hobbies(?: (?:and|&) interests)?|references?|recommendations|testimonials|(?:volunteer|community)(?:ing)?(?: (?:experience|work|service|involvement))?|service|awards?|honou?rs?(?: (?:and|&) awards)?|awards (?:and|&) honou?rs|achievements|accomplishments|publications?|writing|patents|(?:personal |side |selected |open source )?projects?(?: experience)?|certifi(?:cates?|cations?)|licen[sc]es(?: (?:and|&) certifications)?|courses|coursework|training|trainings|memberships?|(?:professional )?affiliations|governance|speaking|talks|extracurricular(?: activities)?|activities|samples|testimony|disposition|highlights of qualifications|sprachen|hobbys|sprachkenntnisse|idiomas|lingue|talen|języki|limbi(?: străine)?|intereses|interessi|interesses|zainteresowania|langues|loisirs|reading|social|profiles|links|background|additional information|referen(?:cias|zen|ze|ties|cje|ces|[țt]e)|références|referências|cursos|certificaciones|certificados|zertifikate|certificazioni|certificări|premios|prix|auszeichnungen|aficiones|permisos|habilitations|overig(?:e)?|diller|yabancı diller|språk|sprog|jazyky|nyelvek|kielet|referanslar|referenser|sertifikalar|voluntariado|ehrenamt|bénévolat|publicaciones|veröffentlichungen)$/,
  ],
]

// A résumé has hundreds of lines; stop reading endless input.
const maxLines = 4000
const longestLine = 2000
const longestJoined = 400

/** The section a line opens; null for a line that isn't a heading. */
export function partOf(words: string): ResumePart | null {
  const key = words
    .slice(0, 400)
    .replaceAll(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    // the dot of İ
    .replaceAll('\u0307', '')
  if (key.length > 45) return null
  // 'W O R K E X P E R I E N C E', as some set their headings
  const spaced = key.split(' ').length >= 4 && key.split(' ').every((word) => word.length <= 2)
  const closed = spaced ? key.replaceAll(' ', '').replace(/^(work|professional|employment|technical|core|career)(?=\p{L}{5})/u, '$1 ') : key
  // an icon before a heading may be read as a letter
  const bare = closed.replace(/^\p{L} (?=\p{L}{3})/u, '')
  return openings.find(([, pattern]) => pattern.test(closed) || pattern.test(bare))?.[0] ?? null
}

const piecesOf = (text: string) => text.split(/\t+|\s{3,}|\s*[|•·‧∙●■◆]\s*/).map((cell) => cell.trim())
const cellsOf = (text: string) => piecesOf(text).filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !protectedCell.test(cell))

export const resumeLines = (text: string): ResumeLine[] => splitResume(text).lines

/** The lines, and what the reader may see: the same with headings and bullets, without protected details. */
export function splitResume(text: string): { lines: ResumeLine[]; readable: string } {
  const lines: ResumeLine[] = []
  let readable = ''
  let part: ResumePart = 'head'
  let opens = true
  let skipsNext = false
  const all = withShortRuns(text.replaceAll(/[\u2010-\u2012\u2212]/g, '-'), 60)
    .split('\n', maxLines)
    .map((line) => line.slice(0, longestLine))
  for (const [index, written] of all.entries()) {
    // the marks of Markdown; an asterisk with a space after it is a bullet
    const raw = written.replace(/^\s*#{1,6}\s+/, '').replaceAll(/\*+(?=\S)|(?<=\S)\*+|`|__/g, '')
    if (raw.trim() === '') {
      opens = true
      continue
    }
    if (skipsNext && partOf(raw) === null) {
      skipsNext = false
      continue
    }
    skipsNext = raw.split(/\t|\s{3,}|\|/).some((cell) => protectedLabel.test(cell)) && cellsOf(raw).length === 0
    if (protectedCell.test(raw.trim()) && !/\t|\||\s{3,}|•|·/.test(raw)) continue
    const isBullet = bullet.test(raw)
    const bare = isBullet ? raw.replace(bullet, '') : raw
    const opened = isBullet ? null : partOf(bare)
    if (opened) {
      readable += `${bare.trim()}\n`
      part = opened
      opens = true
      continue
    }
    let cells = cellsOf(bare)
    const offset = readable.length
    const isWhole = !piecesOf(bare).some((cell) => protectedCell.test(cell))
    readable += `${isWhole ? raw.trim() : cells.join('\t')}\n`
    // a heading in the margin, next to its section's first line
    const next = (all[index + 1] ?? '').split('\t')
    const split = !isBullet && cells.length > 1 && next.length > 1 ? partOf(`${cells[0]} ${next[0]}`) : null
    // 'Professional' and 'Experience' in the margin, each beside a line
    if (split) all[index + 1] = next.slice(1).join('\t')
    const beside = !isBullet && cells.length > 1 ? (partOf(cells[0] ?? '') ?? split) : null
    if (beside) {
      part = beside
      cells = cells.slice(1)
      opens = true
    }
    if (cells.length === 0) continue
    const before = lines.at(-1)
    // an address or a school that runs on
    if (
      before &&
      !opens &&
      !isBullet &&
      before.part === part &&
      part !== 'jobs' &&
      part !== 'skills' &&
      before.text.length < longestJoined &&
      /(?:,|\b(?:of|at|in|and))$/.test(before.cells[0] ?? '')
    ) {
      const joined = [`${before.cells[0]} ${cells[0]}`, ...before.cells.slice(1), ...cells.slice(1)]
      lines[lines.length - 1] = { ...before, text: joined.join('\t'), cells: joined }
      continue
    }
    lines.push({ text: cells.join('\t'), cells, bullet: isBullet, part, opens, offset })
    opens = false
  }
  return { lines, readable }
}

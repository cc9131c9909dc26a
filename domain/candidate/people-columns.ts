// Which column of a table holds what: proposed from common spellings of its title, corrected by the user.
import { entriesOf } from '../shared/records.ts'
import { linkedinProfile, isEmail } from '../shared/validation.ts'
import { Refusal } from '../refusal.ts'
import { text as peopleColumnsText } from './texts/people-columns.ts'

export const personColumns = [
  'linkedinUrl',
  'email',
  'firstName',
  'lastName',
  'fullName',
  'headline',
  'title',
  'company',
  'location',
  'skills',
  'school',
  'degree',
  'summary',
] as const
export type PersonColumn = (typeof personColumns)[number]
export type ColumnChoice = PersonColumn | 'ignore'

const spellings: Record<PersonColumn, string> = {
  linkedinUrl:
    'linkedin linkedinurl linkedinprofile linkedinprofileurl linkedinprofilelink linkedinlink linkedinaddress linkedinpage profileurl profilelink profile publicprofileurl publicprofilelink socialprofile personlinkedinurl candlinkedinurl url lnkd',
  email:
    'email emailaddress mail emailid personalemail personalemailaddress workemail workemailaddress businessemail primaryemail primaryemailaddress secondaryemail otheremail alternateemail homeemail contactemail candemail courriel correo correoelectronico emailadresse privateemail adresseemail indirizzoemail poczta email1 email2 email3',
  firstName: 'firstname first givenname forename vorname prenom nombre fname',
  lastName: 'lastname last surname familyname nachname familienname nom apellido apellidos lname',
  fullName:
    'name fullname displayname candidate candidatename candidatefullname applicant applicantname contactname person personname contact vollstandigername kandidat kandidatin bewerber bewerberin',
  headline: 'headline tagline linkedinheadline',
  title:
    'title jobtitle currenttitle currentjobtitle mostrecenttitle latesttitle position currentposition designation role currentrole jobposition occupation job jobtitel stelle berufsbezeichnung aktuelleposition aktuellestelle positionsbezeichnung berufstitel',
  company:
    'company companyname currentcompany currentcompanyname mostrecentcompany latestcompany employer employername currentemployer organization organisation firma unternehmen arbeitgeber aktuellerarbeitgeber aktuellesunternehmen aktuellefirma entreprise',
  location:
    'location city place region address candidatelocation currentlocation currentcity hometown standort wohnort stadt adresse geo locality ort ville',
  skills:
    'skill keskill keyskill topskill technology techstack tag competency competencie technologie kenntnis kenntnisse faehigkeit fahigkeit kompetenz kompetenzen technologien fahigkeiten faehigkeiten',
  school: 'school university college institution education almamater schoolname hochschule universitat schule ausbildung',
  degree: 'degree qualification highestdegree degreename abschluss hochsterabschluss',
  summary: 'summary about bio aboutme description profilesummary zusammenfassung kurzprofil',
}
const columnsByName = new Map(entriesOf(spellings).flatMap(([column, names]) => names.split(' ').map((name) => [name, column])))

export const noIdentity = (): string => peopleColumnsText.mapOneColumn

export interface MappedColumn {
  title: string
  sample: string
  column: ColumnChoice
}

function propose(title: string): ColumnChoice {
  const key = title
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  // 'Candidate Location', 'Email Addresses', 'Skills (comma separated)'
  for (const name of [key, key.replace(/^(?:the|candidate|applicant|person|prospect|profile|member|contact)s?/, '')])
    for (const spelling of [name, name.replace(/(?:commaseparated|optional|required)$/, '')]) {
      const column =
        columnsByName.get(spelling) ?? columnsByName.get(spelling.replace(/s$/, '')) ?? columnsByName.get(spelling.replace(/es$/, ''))
      if (column) return column
    }
  return 'ignore'
}

/** True for the title of a column that the import would propose a field for. */
export const isKnownTitle = (title: string): boolean => propose(title) !== 'ignore'

/**
 * The columns of a table and the field each one holds. The user's mapping wins; other columns are proposed only without a
 * mapping. Refuses a mapping of missing columns and a first row that isn't a header.
 */
export function mapColumns(
  header: readonly string[],
  samples: readonly string[],
  mapping: Record<string, ColumnChoice> | undefined,
): MappedColumn[] {
  if (header.some((cell) => isEmail(cell) || linkedinProfile(cell) !== null))
    throw new Refusal('invalid_input', undefined, { file: peopleColumnsText.missingHeader })
  const strange = Object.keys(mapping ?? {}).find((title) => !header.includes(title))
  if (strange !== undefined) throw new Refusal('invalid_input', undefined, { mapping: peopleColumnsText.unknownColumn(strange) })
  return header.map((title, index) => ({
    title,
    sample: (samples[index] ?? '').slice(0, 200),
    column: mapping ? (mapping[title] ?? 'ignore') : propose(title),
  }))
}

/** True when the columns are enough to identify a person. */
export function namesPeople(columns: readonly MappedColumn[]): boolean {
  return columns.some(({ column }) => ['linkedinUrl', 'email', 'firstName', 'lastName', 'fullName'].includes(column))
}

// German texts of a search's filters and what giving each up does; a phrase follows the number of people: '12 mehr: ohne MBA'.
import { listed } from '@fairlead/domain/shared/language'

const short = (names: readonly string[]) => (names.length < 3 ? names.join(' und ') : `${names[0]} und ${names.length - 1} weitere`)
const years = (count: number, isDative = false) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? 'Jahr' : isDative ? 'Jahren' : 'Jahre'} Berufserfahrung`

export const otherTitles = 'mit anderen Jobtiteln'
export const mustHave = (label: string) => `Muss: ${label}`
export const mustBe = (label: string) => `Muss: ${label}`
export const mustBeOrUnknown = (label: string) => `Muss: ${label} oder nicht bekannt`
export const inQuotes = (label: string) => `„${label}“`
export const titleNamed = (label: string) => `Jobtitel ${label}`
export const mustHaveTitle = (label: string, isNow: boolean) => `Muss: ${isNow ? 'derzeitiger ' : ''}Jobtitel ${label}`
export const ifOnlyNice = (label: string) => `wenn ${label} nur ein Wunsch ist`
export const makeNice = (labels: readonly string[]) => `${listed('de', labels)} zum Wunsch machen`
export const allActs = (acts: readonly string[]) => listed('de', acts)

export const placesOf = (names: readonly string[]) => names.join(' oder ')
export const within = (km: number, place: string) => `im Umkreis von ${km} km um ${place}`
export const anywhere = 'Überall'
export const ifDropped = (names: readonly string[]) => `wenn Sie ${short(names)} weglassen`
export const drop = (names: readonly string[]) => `${short(names)} weglassen`

export const bachelors = 'Bachelorabschluss'
export const ifBachelorsDropped = 'wenn Sie den Bachelorabschluss weglassen'
export const dropBachelors = 'Bachelorabschluss weglassen'
export const advancedDegree = 'Masterabschluss oder höher'
export const degreesOf = (names: readonly string[]) => names.join(' oder ')
export const schools = { top25: 'Top-25-Hochschule', top10: 'Top-10-Hochschule' }
export const tracks = { ic: 'Fachlaufbahn', manager: 'Führung' }

export const payUpTo = (amount: number, currency: string) =>
  `Vergütung bis ${new Intl.NumberFormat('de-DE', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)} oder nicht bekannt`
export const whoExpectMore = 'die vermutlich mehr erwarten'
export const includeWhoExpectMore = 'Personen aufnehmen, die vermutlich mehr erwarten'

export const atLeast = (count: number) => `mindestens ${years(count)}`
export const withLess = (count: number) => `mit weniger als ${years(count, true)}`
export const dropMinimum = (count: number) => `Minimum von ${years(count, true)} weglassen`
export const atMost = (count: number) => `höchstens ${years(count)}`
export const withMore = (count: number) => `mit mehr als ${years(count, true)}`
export const dropMaximum = (count: number) => `Maximum von ${years(count, true)} weglassen`

export const leaveOut = (label: string) => `Ausschließen: ${label}`
export const excluded = {
  badCompanies: (label: string) => `die bei ${label} arbeiten`,
  badJobTitles: (label: string) => `mit dem Jobtitel ${label}`,
  badKeywords: (label: string) => `die ${label} erwähnen`,
}
export const include = (label: string) => `${label} einschließen`
export const holdsTitleNow = 'hat den Jobtitel derzeit'
export const heldTitleBefore = 'die den Jobtitel früher hatten'
export const includeFormer = 'Personen mit diesem Jobtitel in früheren Stellen einschließen'

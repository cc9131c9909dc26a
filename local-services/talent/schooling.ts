// Schools, degrees, and years that fit the work, generated oldest first and returned newest first.
import { originHomes } from './countries.data.ts'
import type { World } from './people-world.ts'
import { weights } from './random.ts'
import type { Chance } from './random.ts'
import type { FictionalEducation } from './tables.ts'
import type { Vocation } from './vocation.ts'

export interface SchoolingInput {
  vocation: Vocation
  /** The main job group, which narrows the subject if the job has a specific subject. */
  group: string
  country: string
  origin: string
  /** The calendar year in which full-time work began. */
  workYear: number
  /** Whether the person leads others: leaders more often have an MBA. */
  leads: boolean
  todayYear: number
}

const clubs = [
  'Debating society',
  'Rowing club',
  'Student newspaper',
  'Peer tutoring',
  'Chess club',
  'Volunteer fire brigade',
  'Robotics team',
  'Choir',
  'Women in Engineering',
  'Model United Nations',
  'Hackathon organiser',
  'Track and field',
]

// Jobs that need a specific subject within a field.
const ownMajors: Record<string, string> = {
  'civil-engineer': 'Civil Engineering',
  architect: 'Architecture',
  'environmental-engineer': 'Environmental Engineering',
  'chemical-engineer': 'Chemical Engineering',
  'aerospace-engineer': 'Aerospace Engineering',
  'registered-nurse': 'Nursing',
  'nurse-practitioner': 'Nursing',
  'physical-therapist': 'Physical Therapy',
  'occupational-therapist': 'Occupational Therapy',
  'speech-language-pathologist': 'Speech-Language Pathology',
  'social-worker': 'Social Work',
  'radiologic-technologist': 'Radiologic Technology',
  psychologist: 'Clinical Psychology',
  chemist: 'Chemistry',
  biologist: 'Biology',
  biostatistician: 'Biostatistics',
  'bioinformatics-scientist': 'Bioinformatics',
  'special-education-teacher': 'Special Education',
  electrician: 'Electrician',
  welder: 'Welding',
  'hvac-technician': 'HVAC Technology',
  plumber: 'Plumbing',
  carpenter: 'Carpentry',
  machinist: 'Machining',
  'maintenance-technician': 'Industrial Maintenance',
  'automotive-technician': 'Automotive Technology',
  'truck-driver': 'Truck Driving',
  chef: 'Culinary Arts',
  actuary: 'Actuarial Science',
  'optical-engineer': 'Optical Engineering',
}
const medicine: Record<string, { degree: string; field: string; years: number }> = {
  dentist: { degree: 'Doctor of Dental Surgery (DDS)', field: 'Dentistry', years: 4 },
  pharmacist: { degree: 'Doctor of Pharmacy (PharmD)', field: 'Pharmacy', years: 4 },
  'physician-assistant': { degree: 'Master of Physician Assistant Studies', field: 'Physician Assistant Studies', years: 2 },
}

const scienceLike =
  /Science|Engineering|Mathematics|Statistics|Physics|Chemistry|Biology|Nursing|Computing|Technology|Finance|Accounting|Bio|Informatics|Therapy/
const bachelorOf = (field: string) => (scienceLike.test(field) ? 'Bachelor of Science' : 'Bachelor of Arts')
const masterOf = (field: string) => (scienceLike.test(field) ? 'Master of Science' : 'Master of Arts')

/** Education, newest first; [] for work that needs none. */
export function makeSchooling(roll: Chance, input: SchoolingInput, world: World): FictionalEducation[] {
  const { vocation, group, country, workYear } = input
  const field =
    ownMajors[group] && (vocation.schooling !== 'bachelor' || roll.maybe(0.85)) ? ownMajors[group] : roll.weighted(weights(vocation.majors))
  const ambition = 0.25 + roll.next() * 0.5
  const educations: FictionalEducation[] = []
  const add = (schoolCountry: string, degree: string, fieldOfStudy: string, startYear: number, endYear: number) => {
    educations.push({
      school: world.school(roll, schoolCountry, ambition),
      degree,
      fieldOfStudy,
      startYear,
      endYear,
      activities: roll.maybe(0.18) ? roll.sample(clubs, roll.int(1, 2)).join(', ') : null,
    })
  }
  if (vocation.schooling === 'trade') {
    if (roll.maybe(0.75))
      add(country, roll.pick(['Trade Certificate', 'Associate Degree', 'Vocational Diploma']), field, workYear - roll.int(1, 2), workYear)
    return educations
  }
  if (vocation.schooling === 'none' && roll.maybe(0.35)) {
    if (roll.maybe(0.5)) add(country, 'Associate Degree', field, workYear - 2, workYear)
    return educations
  }
  const beforeWork: { degree: string; field: string; years: number }[] = []
  if (vocation.schooling === 'law') {
    if (group !== 'paralegal') beforeWork.push({ degree: 'Juris Doctor (JD)', field: 'Law', years: 3 })
  } else if (vocation.schooling === 'medicine') {
    beforeWork.push(medicine[group] ?? { degree: 'Doctor of Medicine (MD)', field: 'Medicine', years: 4 })
  } else if (vocation.schooling === 'master') {
    if (group !== 'radiologic-technologist') beforeWork.push({ degree: masterOf(field), field, years: 2 })
  } else if (vocation.schooling === 'doctor' || roll.maybe(vocation.furtherDegrees.phd)) {
    beforeWork.push({ degree: 'Doctor of Philosophy (PhD)', field, years: roll.int(4, 6) })
  } else if (roll.maybe(vocation.furtherDegrees.master)) {
    beforeWork.push({ degree: masterOf(field), field, years: roll.int(1, 2) })
  }
  const further = beforeWork.reduce((sum, step) => sum + step.years, 0)
  const firstEnd = workYear - further
  const cameFrom = originHomes[input.origin]
  const abroad =
    cameFrom !== undefined && cameFrom !== country && roll.maybe(country === 'US' || country === 'CA' || country === 'GB' ? 0.3 : 0.1)
  // The first degree may differ from the later one for people in a nonspecific field.
  add(abroad ? cameFrom : country, bachelorOf(field), field, firstEnd - (roll.maybe(0.85) ? 4 : 5), firstEnd)
  let year = firstEnd
  for (const step of beforeWork) {
    add(country, step.degree, step.field, year, year + step.years)
    year += step.years
  }
  const mbaStart = workYear + roll.int(3, 8)
  if (roll.maybe(vocation.furtherDegrees.mba * (input.leads ? 2 : 0.6)) && mbaStart + 2 <= input.todayYear) {
    add(country, 'Master of Business Administration (MBA)', 'Business Administration', mbaStart, mbaStart + 2)
  }
  return educations.toReversed()
}

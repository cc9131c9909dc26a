// Common résumé layouts: the same facts as text in four ways, for the reader to recover.
import type { Profile } from '@fairlead/domain/shared/profile'

const months = 'January February March April May June July August September October November December'.split(' ')

interface Facts {
  profile: Profile
  /** The content of every résumé apart from the parts to recover. */
  extra: { email: string; phone: string; languages: string[]; interests: string[] }
}

const monthName = (value: string, short: boolean) => {
  const name = months[Number(value.slice(5, 7)) - 1] ?? ''
  return `${short ? name.slice(0, 3) : name} ${value.slice(0, 4)}`
}
const span = (job: Profile['experiences'][number], how: 'short' | 'long' | 'digits') => {
  if (job.start === null) return ''
  const say = (value: string) => (how === 'digits' ? `${value.slice(5, 7)}/${value.slice(0, 4)}` : monthName(value, how === 'short'))
  return `${say(job.start)} ${how === 'digits' ? '-' : '–'} ${job.end === null ? 'Present' : say(job.end)}`
}
const duties = (job: Profile['experiences'][number]) => (job.description ?? '').split('\n').filter(Boolean)
const nameOf = ({ profile }: Facts) => `${profile.firstName} ${profile.lastName}`.trim()
const placeOf = ({ profile }: Facts) => profile.place?.label ?? ''
const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by)

/** Each job's facts on one line, with bullets below. */
function oneLine(facts: Facts): string {
  const { profile, extra } = facts
  return [
    nameOf(facts),
    profile.headline ?? '',
    joined([placeOf(facts), extra.phone, extra.email], ' | '),
    '',
    'EXPERIENCE',
    ...profile.experiences.flatMap((job) => [
      '',
      joined([joined([job.title, job.company], ', '), span(job, 'short')], ' — '),
      ...duties(job).map((duty) => `• ${duty}`),
    ]),
    '',
    'EDUCATION',
    ...profile.education.map((education) =>
      joined(
        [
          education.school,
          joined([education.degree, education.fieldOfStudy], ' in '),
          education.endYear ? String(education.endYear) : null,
        ],
        ', ',
      ),
    ),
    '',
    'SKILLS',
    profile.skills.join(', '),
    '',
    'INTERESTS',
    extra.interests.join(', '),
  ].join('\n')
}

/** The company first with dates on the right, the title below, and duties as sentences. */
function companyFirst(facts: Facts): string {
  const { profile, extra } = facts
  return [
    nameOf(facts).toUpperCase(),
    `${extra.email} · ${extra.phone} · ${placeOf(facts)}`,
    '',
    'Professional Summary',
    profile.summary ?? '',
    '',
    'Work Experience',
    ...profile.experiences.flatMap((job) => [
      '',
      `${job.company}\t${span(job, 'long')}`,
      joined([job.title, job.location], ' | '),
      ...duties(job),
    ]),
    '',
    'Education',
    ...profile.education.flatMap((education) => [
      '',
      `${education.school}\t${joined([education.startYear ? String(education.startYear) : null, education.endYear ? String(education.endYear) : null], ' - ')}`,
      joined([education.degree, education.fieldOfStudy], ', '),
    ]),
    '',
    'Technical Skills',
    ...profile.skills.map((skill) => `- ${skill}`),
    '',
    'Languages',
    ...extra.languages,
  ].join('\n')
}

/** The dates in a separate column on the left. */
function datesFirst(facts: Facts): string {
  const { profile, extra } = facts
  return [
    'Curriculum Vitae',
    '',
    nameOf(facts),
    `Address: ${placeOf(facts)}`,
    `Email: ${extra.email}`,
    '',
    'Skills:',
    profile.skills.join(' | '),
    '',
    'Employment History:',
    ...profile.experiences.flatMap((job) => [
      '',
      `${span(job, 'digits')}\t${job.title}`,
      `\t${joined([job.company, job.location], ', ')}`,
      ...duties(job).map((duty) => `- ${duty}`),
    ]),
    '',
    'Education:',
    ...profile.education.flatMap((education) => ['', joined([education.degree, education.fieldOfStudy], ' in '), education.school]),
  ].join('\n')
}

/** As in Markdown: a heading per job, the rest beneath. */
function markdown(facts: Facts): string {
  const { profile, extra } = facts
  return [
    `# ${nameOf(facts)}`,
    `**${profile.headline ?? ''}**`,
    '',
    `${placeOf(facts)}  `,
    extra.email,
    '',
    '## Experience',
    ...profile.experiences.flatMap((job) => [
      '',
      `### ${joined([job.title, job.company], ' at ')}`,
      `*${joined([span(job, 'long'), job.location], ' | ')}*`,
      '',
      ...duties(job).map((duty) => `* ${duty}`),
    ]),
    '',
    '## Education',
    ...profile.education.flatMap((education) => [
      '',
      `**${education.school}**`,
      `${joined([education.degree, education.fieldOfStudy], ', ')}${education.endYear ? ` (${education.endYear})` : ''}`,
    ]),
    '',
    '## Skills',
    `Main: ${profile.skills.slice(0, 6).join(', ')}`,
    `Other: ${profile.skills.slice(6).join(', ')}`,
  ].join('\n')
}

export const layouts: Readonly<Record<string, (facts: Facts) => string>> = { oneLine, companyFirst, datesFirst, markdown }

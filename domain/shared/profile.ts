// Everything known about a person; scores and reasons must refer to it.

/** A month as 'YYYY-MM', or a year as 'YYYY' when no month is stated (see year-month.ts). */
export type YearMonth = string

export interface Experience {
  title: string
  company: string
  /** null = not stated */
  start: YearMonth | null
  /** null = until today */
  end: YearMonth | null
  location: string | null
  description: string | null
  industry: string | null
}

export interface Education {
  school: string
  degree: string | null
  fieldOfStudy: string | null
  startYear: number | null
  endYear: number | null
  activities: string | null
}

export interface Recommendation {
  by: string
  content: string
}

export interface Place {
  /** As shown: 'Austin, Texas, United States' */
  label: string
  city: string | null
  state: string | null
  country: string | null
}

/** Experiences and education are newest first. */
export interface Profile {
  firstName: string
  lastName: string
  headline: string | null
  summary: string | null
  place: Place | null
  experiences: Experience[]
  education: Education[]
  skills: string[]
  recommendations: Recommendation[]
  linkedinUrl: string | null
  personalEmails: string[]
  workEmails: string[]
  pictureUrl: string | null
  /** Yearly range, low and high. */
  estimatedSalary: [number, number] | null
  /** ISO 4217; absent = US dollars. */
  estimatedSalaryCurrency?: string
  /** A résumé's text, only for the search. */
  resumeText?: string | null
}

/** The first experience without an end, else the newest one. */
export function currentExperience(profile: Pick<Profile, 'experiences'>): Experience | null {
  return profile.experiences.find((experience) => experience.end === null) ?? profile.experiences[0] ?? null
}

export function fullName(profile: Pick<Profile, 'firstName' | 'lastName'>): string {
  return `${profile.firstName} ${profile.lastName}`.trim()
}

/** The lower end of the estimated salary in dollars; null in other currencies, since rates change. */
export function minSalaryInDollars(profile: Pick<Profile, 'estimatedSalary' | 'estimatedSalaryCurrency'>): number | null {
  return (profile.estimatedSalaryCurrency ?? 'USD') === 'USD' ? (profile.estimatedSalary?.[0] ?? null) : null
}

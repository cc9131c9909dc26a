// The reference rows behind the talent pool, and the resulting people; types only, so that this package depends on no other.

export interface TalentTables {
  titleGroups: { id: string; canonical: string }[]
  titles: { title: string; groupId: string; seniority: string; track: string; canonical: boolean }[]
  companies: { name: string; industry: string; size: string; peerGroups: string[] }[]
  universities: { name: string; country: string; tier: number }[]
  places: { type: string; name: string; label: string; country: string; region: string | null; population: number | null }[]
  skills?: { name: string; category: string }[]
  /** Given and family names by origin. */
  names: Record<string, { givenF: string[]; givenM: string[]; family: string[] }>
}

export interface FictionalExperience {
  title: string
  company: string
  start: string
  end: string | null
  location: string
  description: string
  industry: string
}

export interface FictionalEducation {
  school: string
  degree: string
  fieldOfStudy: string
  startYear: number
  endYear: number
  activities: string | null
}

/** A fictional person in the shape of a candidate's profile. */
export interface FictionalPerson {
  id: string
  firstName: string
  lastName: string
  headline: string
  summary: string | null
  place: { label: string; city: string; state: string | null; country: string }
  experiences: FictionalExperience[]
  education: FictionalEducation[]
  skills: string[]
  recommendations: { by: string; content: string }[]
  linkedinUrl: string
  personalEmails: string[]
  workEmails: string[]
  pictureUrl: null
  estimatedSalary: [number, number]
  /** ISO 4217, of their country. */
  estimatedSalaryCurrency: string
}

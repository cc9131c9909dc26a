// What an applicant tracking system of the tests holds, whichever API it is asked through.
import { givenJobs, givenStages } from '@fairlead/local-services/ats/jobs.data'

interface WorldPerson {
  id: number
  first: string
  last: string
  email: string
  title: string
  company: string
  place: string
  linkedinUrl: string
  born: number
}

export interface WorldApplication {
  id: number
  person: number
  job: number
  stage: number
  status: 'open' | 'rejected' | 'hired'
  reason: number | null
  source: string
  made: number
  changed: number
}

export interface AtsWorld {
  jobs: { id: number; name: string; office: string; department: string; html: string; isOpen: boolean }[]
  stages: { id: number; name: string }[]
  reasons: { id: number; name: string }[]
  users: { id: number; email: string; isActive: boolean }[]
  people: WorldPerson[]
  applications: WorldApplication[]
  /** The customer has taken the key back. */
  isWithdrawn: boolean
  addPerson(person: Omit<WorldPerson, 'id' | 'born'>): WorldPerson
  /** Answers null when the person, the job, or the stage doesn't exist. */
  apply(application: Pick<WorldApplication, 'person' | 'job'> & Partial<WorldApplication>): WorldApplication | null
  change(application: WorldApplication, change: Partial<WorldApplication>): void
}

export function openWorld(): AtsWorld {
  let lastId = 1000
  const nextId = () => (lastId += 1)
  let lastTime = 0
  // later than every earlier change, even within a millisecond
  const now = () => (lastTime = Math.max(Date.now(), lastTime + 1))
  const world: AtsWorld = {
    jobs: givenJobs
      .slice(0, 7)
      .map(({ name, office, department, description }) => ({ id: nextId(), name, office, department, html: description, isOpen: true })),
    stages: givenStages.map((name) => ({ id: nextId(), name })),
    reasons: ['Lacking skills', 'Hired'].map((name) => ({ id: nextId(), name })),
    users: [
      { id: nextId(), email: 'ivo@tidewater.example', isActive: false },
      { id: nextId(), email: 'rosa@tidewater.example', isActive: true },
    ],
    people: [],
    applications: [],
    isWithdrawn: false,
    addPerson(person) {
      const added = { ...person, id: nextId(), born: now() }
      world.people.push(added)
      return added
    },
    apply({ person, job, ...application }) {
      const stage = application.stage ?? world.stages[0]!.id
      const isKnown = [
        [world.people, person],
        [world.jobs, job],
        [world.stages, stage],
      ] as const
      if (!isKnown.every(([list, id]) => list.some((entry) => entry.id === id))) return null
      const time = now()
      const made: WorldApplication = {
        id: nextId(),
        status: 'open',
        reason: null,
        source: 'Careers page',
        made: time,
        changed: time,
        ...application,
        person,
        job,
        stage,
      }
      world.applications.push(made)
      return made
    },
    change: (application, change) => void Object.assign(application, change, { changed: now() }),
  }
  return world
}

/** The first page of a list from `offset`, and the offset of the next one, null on the last page. */
export function pageOf<T>(list: readonly T[], offset: number, size: number): { entries: T[]; next: number | null } {
  const next = offset + size
  return { entries: list.slice(offset, next), next: next < list.length ? next : null }
}

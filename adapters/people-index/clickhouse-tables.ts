// The tables in ClickHouse. A person is a number, the hash of the ID; IDs, names, and profiles stay in Postgres.
import type { PersonChange } from '@fairlead/domain/ports/people-index'

/** One row per person and concept, and one with `everyone` per person; rows are added and never changed. */
export const postings = 'person_posting'
/** Which version of the postings is valid, for people written again since the last rebuild. */
export const current = 'person_current'
/** A concept that every person has. */
export const everyone = 0

/**
 * People are in 64 slots of equal size, ordered within a concept, so that reading some slots reads some of each list. Slot 0 is
 * the sample.
 */
export const slots = 64
/** Four consecutive slots are one of the sixteen parts that Postgres ranks (280). */
export const slotsOfPart = 4
export const slotOf = ({ bucket }: PersonChange) => (bucket & 15) * slotsOfPart + (bucket >> 4)

/** Increased whenever the tables change, so that they are rebuilt. */
export const tablesVersion = 3

/** Small granules: a search reads a short range of each of several hundred concepts. */
export const createPostings = (name: string) => `create table if not exists ${name} (
    concept Int32, workspace_id LowCardinality(String), slot UInt8, person Int64, years Float32, version UInt64
  ) engine = MergeTree order by (concept, workspace_id, slot, person) settings index_granularity = 1024`
export const createCurrent = (name: string) => `create table if not exists ${name} (
    person Int64, version UInt64
  ) engine = ReplacingMergeTree(version) order by person`

/** The valid rows: for people written again, those of the newest version. */
export const whatCounts = `(person not in (select person from ${current}) or (person, version) in (select person, max(version) from ${current} group by person))`

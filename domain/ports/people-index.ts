// Port to an index of people: ranking, counting, and tallying over lists of concepts. Implemented by Postgres and ClickHouse.
import type { Coverage } from '../shared/coverage.ts'

export interface Boost {
  concept: number
  weight: number
}

export interface Ladder {
  concepts: number[]
  weight: number
}

export interface Retrieval {
  /** At least one concept of every group must be present. */
  anyOf: number[][]
  /** None of these may be present. */
  noneOf: number[]
  /** Bounds on years of work, inclusive. */
  yearsMin: number | null
  yearsMax: number | null
  /** Summed over the concepts present, these order people before they are scored. */
  boost: Boost[]
  /** Lists of concepts; in each list, the first entry that a person has counts. */
  ladders: Ladder[][]
}

/** A condition a person must meet. */
export type Condition =
  /** One concept of every group; `alternative` is the alternative that is still required when the filter is given up. */
  | { kind: 'has'; groups: number[][]; alternative: number[] | null }
  | { kind: 'lacks'; concept: number }
  | { kind: 'at_least' | 'at_most'; years: number }

export interface RankedPerson {
  personId: string
  /** Sum of the weights of the person's concepts, before scoring. */
  preScore: number
}

export interface Tally {
  /** Position of the failed `has` condition, from 1; 0 = meets all; -1 = fails two or more; or one of {@link failedBounds}. */
  place: number
  /** The unwanted concept, if that is the failed condition. */
  concept: number | null
  /** Whether people who fail it meet the alternative; null when there is none. */
  hasInstead: boolean | null
  people: number
}

/** Positions in a {@link Tally} that aren't a `has` condition. */
export const failedBounds = { belowYears: 90_001, aboveYears: 90_002, unwanted: 90_003 } as const

/** Boosts beyond the strongest ones don't change the order in a useful way. */
export const boostsUsed = 96

/** About this many people can be ranked in bounded time. */
export const rankingLimit = 12_000

/** A preview shows the best few of about this many people. */
export const glanceLimit = 4000

/** One person in this many is in the sample. */
export const sampledOneIn = 64

/** No part of the index responded in time. The message is for the log. */
export class PeopleIndexDown extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PeopleIndexDown'
  }
}

/**
 * The index as seen by one project of one workspace: the shared pool and the workspace's own people, without the project's
 * candidates and without shared people the workspace has its own record of. Every method rejects with PeopleIndexDown when no
 * shard responds; when some do, the result covers those and `coverage` shows it.
 */
export interface PeopleIndex {
  /**
   * The best `limit` people by pre-score, ties by the hash of the id ({@link PersonChange}). Where many more than {@link rankingLimit} people match, an engine may
   * rank a fair sample of about so many, the same one each time for the same project.
   * @param isGlance a sample of about {@link glanceLimit} people is enough
   */
  rank(query: Retrieval, limit: number, exclude: readonly string[], isGlance?: boolean): Promise<RankedPerson[]>
  /** People who meet each demand, in order, counted up to `limit`; with `limit` 1 the list ends with the first demand that no one meets. */
  countDemands(demands: readonly (readonly Condition[])[], limit: number): Promise<number[]>
  /**
   * How people fail; those who fail more than one condition are in one row.
   * @param essential conditions that everyone counted meets, or whose alternative they meet
   * @param isSampled over one person in {@link sampledOneIn}; counts aren't scaled up
   */
  tally(conditions: readonly Condition[], essential: readonly Condition[], isSampled: boolean): Promise<Tally[]>
  /** The lowest coverage of any call so far. */
  coverage(): Coverage
}

/** A person as stored in an index outside of the database. */
export interface PersonChange {
  /** The hash of the ID that identifies the person in an outside index: a 64-bit integer. */
  key: string
  /** 0 to 63, by another hash of the ID; 0 is the sample. */
  bucket: number
  /** null = deleted. */
  person: {
    /** '' = the shared pool. */
    workspaceId: string
    concepts: number[]
    years: number
  } | null
}

/** Writes an index outside of the database. Rejects with PeopleIndexDown; every write can be repeated. */
export interface PeopleIndexWriter {
  /** @param version when the people were read; higher than the version it replaces */
  write(changes: readonly PersonChange[], version: number): Promise<void>
  /** Searches read the previous index until the rebuild ends. */
  beginRebuild(): Promise<void>
  /** @param people each once */
  rebuild(people: readonly PersonChange[], version: number): Promise<void>
  endRebuild(): Promise<void>
}

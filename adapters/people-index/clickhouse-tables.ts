// The tables in ClickHouse. FINAL reads the newest version of each row; merges drop the others.

/** One row per person and concept, and one with `everyone` for each person. */
export const postings = 'person_posting'
/** What the postings of a person were made of, so that those of a change can be found. */
export const people = 'person_row'
/** Counted up whenever the tables change, so that they are built again. */
export const tablesVersion = 1

/** A concept that every person has. */
export const everyone = 0

export const tables = [
  `create table if not exists ${postings} (
    concept Int32, workspace_id LowCardinality(String), bucket UInt8, person_id String, years Float32, version UInt64, is_deleted UInt8
  ) engine = ReplacingMergeTree(version, is_deleted) order by (concept, workspace_id, bucket, person_id)`,
  `create table if not exists ${people} (
    person_id String, workspace_id LowCardinality(String), bucket UInt8, concepts Array(Int32), years Float32, version UInt64, is_deleted UInt8
  ) engine = ReplacingMergeTree(version, is_deleted) order by person_id`,
]

// The applicant tracking system beyond the link: its jobs, the stage mapping, and a candidate's state in it.
import { pushStates } from '@fairlead/domain/candidate/ats-push'
import { mappableStages } from '@fairlead/domain/project/ats-stages'
import { atsStatuses } from '@fairlead/domain/ports/ats'
import { z } from 'zod'

export const atsStage = z.object({ id: z.string(), name: z.string() })

export const atsJob = z.object({
  id: z.string(),
  remote_id: z.string().nullable(),
  name: z.string(),
  locations: z.array(z.string()),
  department: z.string().nullable(),
  /** The project it was imported into, for users who may open it. */
  project_id: z.string().nullable(),
})

/** One candidate's state in the linked system; for several links, the newest one's. */
export const atsStanding = z.object({
  integration: z.string(),
  state: z.enum(pushStates),
  /** The stage there, if known. */
  stage: z.string().nullable(),
  is_rejected: z.boolean(),
  /** Why it waits, failed or was given up. */
  why: z.string().nullable(),
  /** When it last changed. */
  at: z.string(),
})

export const atsSync = z.object({
  integration: z.string().nullable(),
  status: z.enum(atsStatuses),
  /** null = the project belongs to no job of the linked system. */
  job: z.object({ id: z.string(), remote_id: z.string().nullable(), name: z.string(), is_imported: z.boolean() }).nullable(),
  /** The link of the job has ended: the job is still named, but nothing is sent. */
  is_former: z.boolean(),
  is_on: z.boolean(),
  rows: z.array(
    z.object({
      stage: z.enum(mappableStages),
      label: z.string(),
      to: atsStage.nullable(),
      /** The proposal by stage name while none is chosen. */
      proposed: atsStage.nullable(),
      /** The job no longer has the chosen stage. */
      is_gone: z.boolean(),
    }),
  ),
  /** The job's stages, in order. */
  stages: z.array(atsStage),
})

export const atsOverview = z.object({
  /** False: no gateway is configured on this installation. */
  is_ready: z.boolean(),
  /** False: the gateway can't send webhooks about changes or finished linking. */
  hears: z.boolean(),
  link: z
    .object({
      integration: z.string(),
      status: z.enum(atsStatuses),
      linked_at: z.string(),
      linked_by: z.string(),
      /** When someone was last pushed or read back. */
      synced_at: z.string().nullable(),
      /** It was linked by a key of its own, and is asked for changes instead of announcing them. */
      is_direct: z.boolean(),
      /** Earlier applications that come into the talent pool. */
      history: z.object({
        is_on: z.boolean(),
        /** Read so far. */
        applications: z.number(),
        /** More are being read. */
        is_reading: z.boolean(),
        /** When all were read; null = never. */
        at: z.string().nullable(),
      }),
    })
    .nullable(),
  counts: z.object({ sent: z.number(), waiting: z.number(), failed: z.number() }),
  /** The newest failed pushes, in projects the user may open. */
  failures: z.array(
    z.object({
      candidate_id: z.string(),
      project_id: z.string(),
      name: z.string(),
      project_name: z.string(),
      state: z.enum(pushStates),
      why: z.string().nullable(),
      at: z.string(),
    }),
  ),
  /** Projects with a job, among those the user may open. */
  projects: z.array(
    z.object({
      project_id: z.string(),
      name: z.string(),
      job_name: z.string(),
      remote_id: z.string().nullable(),
      integration: z.string(),
      is_on: z.boolean(),
      is_former: z.boolean(),
      is_draft: z.boolean(),
      synced: z.number(),
    }),
  ),
})

// The applicant tracking system beyond the link: its jobs, how stages correspond, and how a candidate is in it.
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
  /** The project it has been imported into, for those who may open it. */
  project_id: z.string().nullable(),
})

/** How one candidate is in the linked system; the newest link's when they were sent over several. */
export const atsStanding = z.object({
  integration: z.string(),
  state: z.enum(pushStates),
  /** The stage there, as far as it is known. */
  stage: z.string().nullable(),
  is_rejected: z.boolean(),
  /** Why it waits, failed or was given up. */
  why: z.string().nullable(),
  /** When it changed last. */
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
      /** The job does not have the chosen stage any more. */
      is_gone: z.boolean(),
    }),
  ),
  /** The stages of the job, in order. */
  stages: z.array(atsStage),
})

export const atsOverview = z.object({
  /** False: no gateway is set up in this installation. */
  is_ready: z.boolean(),
  /** False: the gateway can't send webhooks about changes or finished linking. */
  hears: z.boolean(),
  link: z
    .object({
      integration: z.string(),
      status: z.enum(atsStatuses),
      linked_at: z.string(),
      linked_by: z.string(),
      /** When someone was last put in or read back. */
      synced_at: z.string().nullable(),
    })
    .nullable(),
  counts: z.object({ sent: z.number(), waiting: z.number(), failed: z.number() }),
  /** The newest of those that could not be sent, in projects the reader may open. */
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
  /** Projects that belong to a job, of those the reader may open. */
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

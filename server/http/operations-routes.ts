// Endpoints for staff.
import type { Endpoint } from './endpoint.ts'
import { getOperationsAudit } from './v2/operations/audit.ts'
import { putOperationsFreeTrial } from './v2/operations/free_trial.ts'
import { putOperationsHealth } from './v2/operations/health.ts'
import { getOperationsPlans, putOperationsPlans } from './v2/operations/plans.ts'
import { getOperationsEmail, putOperationsEmail } from './v2/operations/email.ts'
import { getOperationsMessages, putOperationsMessages } from './v2/operations/messages.ts'
import { getOperationsUnmatched, putOperationsUnmatched } from './v2/operations/unmatched.ts'
import { getOperationsSystem, postOperationsSystem } from './v2/operations/system.ts'
import { deleteOperationsNotes, postOperationsNotes, putOperationsNotes } from './v2/operations/notes.ts'
import { getOperationsProject } from './v2/operations/project.ts'
import { getOperationsProjects } from './v2/operations/projects.ts'
import { getOperationsUsers, putOperationsUsers } from './v2/operations/users.ts'

export const operationsRoutes: readonly Endpoint[] = [
  getOperationsProjects,
  getOperationsProject,
  putOperationsHealth,
  putOperationsFreeTrial,
  postOperationsNotes,
  putOperationsNotes,
  deleteOperationsNotes,
  getOperationsPlans,
  putOperationsPlans,
  getOperationsEmail,
  putOperationsEmail,
  getOperationsMessages,
  putOperationsMessages,
  getOperationsUnmatched,
  putOperationsUnmatched,
  getOperationsSystem,
  postOperationsSystem,
  getOperationsUsers,
  putOperationsUsers,
  getOperationsAudit,
]

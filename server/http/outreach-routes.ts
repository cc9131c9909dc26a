// Endpoints for emails that are being written: templates and their tests, snippets, attachments, links, and previews.
import type { Endpoint } from './endpoint.ts'
import { postOutreachTestEmail } from './v2/outreach/test_email.ts'
import { getOutreachVersion } from './v2/outreach/version.ts'
import { deleteSnippets, getSnippets, postSnippets } from './v2/snippets.ts'
import { postProjectsTeamTemplate } from './v2/projects/team_template.ts'
import { deleteTeamTemplates, getTeamTemplates, postTeamTemplates } from './v2/team_templates.ts'
import { getTeamTemplatesVersions, postTeamTemplatesVersions } from './v2/team_templates/versions.ts'
import { getProjectsTemplateTest, postProjectsTemplateTest } from './v2/projects/template_test.ts'
import { postProjectsTemplateTestEnd } from './v2/projects/template_test/end.ts'
import { getWarmleadsTemplate } from './v1/warmleads/template.ts'
import { getAutopilotSendToHmTemplate } from './v2/autopilot/send_to_hm_template.ts'
import { getProjectsCandidatesNotice } from './v2/projects/candidates/notice.ts'
import { postOutreachCheck } from './v2/outreach/check.ts'
import { getOutreachPlan } from './v2/outreach/plan.ts'
import { deleteOutreachAttachments, getOutreachAttachments, postOutreachAttachments } from './v2/outreach/attachments.ts'
import { getOutreachPeople } from './v2/outreach/people.ts'
import { postOutreachLinks } from './v2/outreach/links.ts'
import { postOutreachPreview } from './v2/outreach/preview.ts'

export const outreachRoutes: readonly Endpoint[] = [
  getSnippets,
  postSnippets,
  deleteSnippets,
  getTeamTemplates,
  postTeamTemplates,
  deleteTeamTemplates,
  getTeamTemplatesVersions,
  postTeamTemplatesVersions,
  postProjectsTeamTemplate,
  postOutreachTestEmail,
  getOutreachVersion,
  getProjectsTemplateTest,
  postProjectsTemplateTest,
  postProjectsTemplateTestEnd,
  getOutreachPlan,
  postOutreachCheck,
  getProjectsCandidatesNotice,
  getWarmleadsTemplate,
  getAutopilotSendToHmTemplate,
  postOutreachAttachments,
  getOutreachAttachments,
  deleteOutreachAttachments,
  getOutreachPeople,
  postOutreachLinks,
  postOutreachPreview,
]

// Endpoints for the talent pool.
import { deleteEmployers, getEmployers, putEmployers } from './v2/employers.ts'
import { getTalent, postTalent } from './v2/talent.ts'
import { deleteTalentDemo, getTalentDemo } from './v2/talent/demo.ts'
import { deleteTalentDuplicates, getTalentDuplicates, postTalentDuplicates } from './v2/talent/duplicates.ts'
import {
  getTalentImport,
  getTalentImportRefused,
  postTalentImport,
  postTalentImportCancel,
  postTalentImportUndo,
} from './v2/talent/import.ts'
import { postTalentJsonResume } from './v2/talent/json_resume.ts'
import { deleteTalentNotes, postTalentNotes } from './v2/talent/notes.ts'
import { deleteTalentPeople, getTalentPeople, putTalentPeople } from './v2/talent/people.ts'
import { postTalentProjects } from './v2/talent/projects.ts'
import { getTalentResume, postTalentResume } from './v2/talent/resume.ts'
import { getTalentSearch } from './v2/talent/search.ts'
import { getTalentMap } from './v2/talent/map.ts'
import { getTalentNotices, getTalentNoticesPreview, postTalentNotices } from './v2/talent/notices.ts'
import { deleteTalentSearches, getTalentSearches, postTalentSearches, postTalentSearchesSeen } from './v2/talent/searches.ts'
import { getTalentTimeline } from './v2/talent/timeline.ts'
import { deleteTalentTags, getTalentTags, postTalentTags, putTalentTags } from './v2/talent/tags.ts'

export const talentRoutes = [
  getTalentDuplicates,
  postTalentDuplicates,
  deleteTalentDuplicates,
  getEmployers,
  putEmployers,
  deleteEmployers,
  getTalent,
  postTalent,
  getTalentDemo,
  deleteTalentDemo,
  getTalentImport,
  postTalentImport,
  postTalentImportCancel,
  postTalentImportUndo,
  getTalentImportRefused,
  postTalentJsonResume,
  deleteTalentNotes,
  postTalentNotes,
  deleteTalentPeople,
  getTalentPeople,
  putTalentPeople,
  postTalentProjects,
  getTalentResume,
  postTalentResume,
  getTalentSearch,
  deleteTalentSearches,
  getTalentSearches,
  getTalentMap,
  getTalentNotices,
  getTalentNoticesPreview,
  postTalentNotices,
  postTalentSearches,
  postTalentSearchesSeen,
  deleteTalentTags,
  getTalentTags,
  postTalentTags,
  putTalentTags,
  getTalentTimeline,
]

// Endpoints of the page about a candidate's data, of what candidates dispute, and of what they must be told.
import { getTasksDispute, postTasksDispute } from './v2/tasks/dispute.ts'
import { getTeamNoticeRules, putTeamNoticeRules, putTeamNoticeRulesAdded, putTeamNoticeRulesWording } from './v2/team/notice_rules.ts'
import {
  getYourData,
  getYourDataFile,
  getYourDataRecord,
  postYourDataAccess,
  postYourDataChoice,
  postYourDataCode,
  postYourDataDisputes,
  postYourDataDocuments,
} from './v2/your_data.ts'

export const rightsRoutes = [
  getYourData,
  postYourDataCode,
  postYourDataAccess,
  getYourDataRecord,
  getYourDataFile,
  postYourDataDisputes,
  postYourDataDocuments,
  postYourDataChoice,
  getTasksDispute,
  postTasksDispute,
  getTeamNoticeRules,
  putTeamNoticeRules,
  putTeamNoticeRulesAdded,
  putTeamNoticeRulesWording,
]

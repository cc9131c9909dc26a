// Endpoints of the page about a candidate's data, and of the team's decisions about what candidates dispute.
import { getTasksDispute, postTasksDispute } from './v2/tasks/dispute.ts'
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
]

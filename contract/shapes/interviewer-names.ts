// Converts an interviewer's settings between the API's names and the domain's.
import type { InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import type { WireInterviewer } from './interviewer.ts'

export function interviewerFromWire(wire: WireInterviewer): InterviewerSettings {
  return {
    timeZone: wire.time_zone,
    hours: wire.hours,
    slotMinutes: wire.slot_minutes,
    slotStepMinutes: wire.slot_step_minutes,
    bufferBeforeMinutes: wire.buffer_before_minutes,
    bufferAfterMinutes: wire.buffer_after_minutes,
    noticeHours: wire.notice_hours,
    horizonDays: wire.horizon_days,
    dailyLimit: wire.daily_limit,
    weeklyLimit: wire.weekly_limit,
    daysOff: wire.days_off,
    meetingKind: wire.meeting_kind,
    meetingRoom: wire.meeting_room,
    meetingLink: wire.meeting_link,
    meetingPhone: wire.meeting_phone,
    meetingPlace: wire.meeting_place,
  }
}

export function interviewerToWire(settings: InterviewerSettings): WireInterviewer {
  return {
    time_zone: settings.timeZone,
    hours: settings.hours,
    slot_minutes: settings.slotMinutes,
    slot_step_minutes: settings.slotStepMinutes,
    buffer_before_minutes: settings.bufferBeforeMinutes,
    buffer_after_minutes: settings.bufferAfterMinutes,
    notice_hours: settings.noticeHours,
    horizon_days: settings.horizonDays,
    daily_limit: settings.dailyLimit,
    weekly_limit: settings.weeklyLimit,
    days_off: settings.daysOff,
    meeting_kind: settings.meetingKind,
    meeting_room: settings.meetingRoom,
    meeting_link: settings.meetingLink,
    meeting_phone: settings.meetingPhone,
    meeting_place: settings.meetingPlace,
  }
}

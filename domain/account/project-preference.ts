/** A user's latest email choices for a project, as stored and sent. */
export interface ProjectPreference {
  preferred_sender_email: string | null
  preferred_template_name: string | null
}

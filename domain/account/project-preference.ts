/** What a user last chose for the emails of a project, as it is stored and sent. */
export interface ProjectPreference {
  preferred_sender_email: string | null
  preferred_template_name: string | null
}

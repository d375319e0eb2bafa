import Type, { type Static } from 'typebox'

/** IDENT-17: what a lead form may fill in by itself. */
export const LeadFormFacts = Type.Object({
  full_name: Type.String(),
  email: Type.String(),
  is_eligible_for_lead_form_name_autofill: Type.Boolean(),
  is_eligible_for_lead_form_email_autofill: Type.Boolean(),
})
export type LeadFormFacts = Static<typeof LeadFormFacts>

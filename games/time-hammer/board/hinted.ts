import { type Plan, same, useTableActions } from '@anachron/kit'

/** Whether a plan begins with what a hint or a lesson names. */
export function useBegins(plan: Plan | undefined): boolean {
  const { hinted } = useTableActions()
  return plan !== undefined && hinted !== undefined && same(plan.steps[0]?.action, hinted)
}

import { defineModule } from '../../kernel/index.ts'

/** Which experiments run and who is in which group. */
export const experiments = defineModule('platform/experiments', {
  uses: [],
  tables: ['experience_statuses', 'experiment_activations'],
  erase: { rows: { experience_statuses: 'user_id' } },
  notCopied: { experience_statuses: 'which hints of the interface were shown' },
})

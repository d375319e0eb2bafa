/**
 * The transaction of a save, row for row as the site writes it, with nothing around it: no rules, no response to build.
 * Written for pgbench, whose variables are `:name`; `postgres` clients get them numbered.
 */

/** The variables of a save; ids as PostgreSQL takes them. */
const SAVE_VARIABLES = ['id', 'shard', 'board', 'pinner', 'source'] as const
export type SaveVariable = (typeof SAVE_VARIABLES)[number]

/** @param response the site's own response, compressed, which calls with an idempotency key store */
export const saveStatements = (response: Buffer): readonly string[] => [
  'begin',
  `with board as materialized (
     select id, privacy from boards where id = :board and deleted_at is null for share
   ), source as (select * from pins where id = :source), pin as (
     insert into pins (id, shard, board_id, section_id, pinner_id, image_signature, title, description, link, domain,
       alt_text, parent_pin_id, origin_pin_id, origin_pinner_id, is_demo, listed, created_at, updated_at)
     select :id, :shard, board.id, null, :pinner, source.image_signature, source.title, source.description,
       source.link, source.domain, source.alt_text, source.id, coalesce(source.origin_pin_id, source.id),
       coalesce(source.origin_pinner_id, source.pinner_id), false, board.privacy = 'public', now(), now()
     from board, source returning id
   ), stats as (
     insert into pin_stats (pin_id, shard) select id, :shard from pin
   ), counted_board as (
     update board_stats set pin_count = pin_count + 1, sectionless_pin_count = sectionless_pin_count + 1,
       pins_modified_at = now()
     from board where board_stats.board_id = board.id
   ), counted_user as (
     update user_stats set total_pin_count = total_pin_count + 1,
       pin_count = pin_count + (board.privacy = 'public')::int
     from board where user_id = :pinner
   ), counted_origin as (
     update pin_stats set repin_count = repin_count + 1
     from board, source where pin_id = coalesce(source.origin_pin_id, source.id) and board.privacy <> 'secret'
   ), recent as (
     insert into board_recents (user_id, board_id, shard, saved_at) select :pinner, board.id, :shard, now() from board
     on conflict (user_id, board_id, shard) do update set saved_at = excluded.saved_at
   ), event as (
     insert into outbox (kind, key, payload)
     values ('pin.created', null, jsonb_build_object('pin_id', :id::text, 'board_id', :board::text,
       'pinner_id', :pinner::text, 'origin_pin_id', :source::text, 'link', null::text))
   )
   select id from pin`,
  `insert into idempotency_keys (scope, key, fingerprint, compressed, created_at)
   values (:pinner || ' RepinResource create', 'bench-' || :id, 'bench-fingerprint-000', decode('${response.toString('hex')}', 'hex'), now())`,
  'commit',
]

const VARIABLE = new RegExp(`(?<!:):(${SAVE_VARIABLES.join('|')})\\b`, 'g')

/** The same statement for the driver: `$1` …, and the names of its values in order. */
export const numbered = (statement: string): { readonly text: string; readonly names: readonly SaveVariable[] } => {
  const names: SaveVariable[] = []
  const text = statement.replace(VARIABLE, (_, name: SaveVariable) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}::bigint`
  })
  return { text, names }
}

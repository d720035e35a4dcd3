import { sql } from 'kysely';
import { rowsBy, type ExportContentSection, shownId } from './section.ts';

/** Share links of a company's cards with their statistics, and published lists. Omits link tokens and passwords. */
export const sharingSections: ExportContentSection[] = [
  rowsBy(
    'links',
    (companyId) => sql`
      select s.id as key, case when s.talent_id is null then 'job' else 'talent' end as kind,
        coalesce(${shownId('q', 'co')}, ${shownId('t', 'co')}) as card, coalesce(q.title, t.title) as title, s.tag, s.comment, s.show_rates,
        s.is_widget, s.verdicts_open, s.password_hash is not null as has_password, s.last_day, s.created_at,
        coalesce((
          select json_agg(to_jsonb(d) - 'tag_id' order by d.day) from share_day d where d.tag_id = s.id), '[]') as numbers_by_day,
        coalesce((
          select json_agg(json_build_object('name', v.name, 'word', v.word, 'text', v.text, 'at', v.modified_at) order by v.id)
          from share_verdict v where v.tag_id = s.id), '[]') as verdicts
      from share_tag s left join request q on q.id = s.request_id left join talent t on t.id = s.talent_id
        join company co on co.id = coalesce(q.company_id, t.company_id)
      where s.request_id in (select id from request where company_id = ${companyId})
        or s.talent_id in (select id from talent where company_id = ${companyId})`,
  ),
  rowsBy(
    'published_lists',
    (companyId) => sql`
      select l.id as key, l.name, p.email as owner, l.created_at, l.modified_at, cards.of as cards
      from company_member m join person p on p.id = m.person_id join card_list l on l.owner_id = p.id
        cross join lateral (
          select json_agg(json_build_object(
            'kind', case when i.talent_id is null then 'job' else 'talent' end,
            'id', coalesce(${shownId('q', 'co')}, ${shownId('t', 'co')}), 'title', coalesce(q.title, t.title)) order by i.id) as of
          from card_list_item i left join request q on q.id = i.request_id left join talent t on t.id = i.talent_id
            join company co on co.id = coalesce(q.company_id, t.company_id)
          where i.list_id = l.id and co.id = ${companyId}) cards
      where m.company_id = ${companyId} and l.is_active and l.public_key is not null and cards.of is not null`,
  ),
];

import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { hasRail, useScreen } from '../app/screen.ts';
import { Icon } from '../art/icon.tsx';
import { ReadingBar } from '../reading/reading-bar.tsx';
import { SearchField } from '../reading/search-field.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './card-browser.module.css';
import { Chosen } from './chosen.tsx';
import { FilterList } from './filter-list.tsx';
import { type Filters, found, withWords } from './filters.ts';
import { ThingGrid } from './thing-grid.tsx';
import { THINGS, type Thing, thingNamed } from './things.ts';
import { useFinds } from './use-finds.ts';
import { filterName } from './words.ts';

/** All cards, kami and clans, to browse and look at one by one. The address is that of the thing being looked at. */
export function CardBrowserPage({ id }: { readonly id?: string | undefined }) {
  const text = useText();
  const finds = useFinds();
  const isWide = hasRail(useScreen());
  const [filters, setFilters] = useState<Filters>([]);
  const [opened, setOpened] = useState<'filters' | 'thing' | undefined>(
    id === undefined ? undefined : 'thing',
  );
  const shown = found(THINGS, filters, finds);
  const named = thingNamed(id);
  const chosen = named ?? (isWide ? shown[0] : undefined);
  const words = filters.find(({ by }) => by === 'words')?.is ?? '';
  const choose = (thing: string): void => {
    // One entry in the history, however many cards are looked at.
    location.replace(writeRoute({ page: 'cards', id: thing }));
    setOpened('thing');
  };
  const list = <FilterList filters={filters} finds={finds} onChange={setFilters} />;
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <ReadingBar icon="cards" title={text.say('card-browser.title')} lead={text.say('card-browser.lead')}>
        <SearchField
          label={text.say('card-browser.search')}
          value={words}
          onChange={(typed) => setFilters(withWords(filters, typed))}
        />
        {!isWide && (
          <Button className={styles.call} onClick={() => setOpened('filters')}>
            <Icon name="filter" size={18} />
            <span>{text.say('card-browser.filters')}</span>
            {filters.length > 0 && <b>{text.number(filters.length)}</b>}
          </Button>
        )}
      </ReadingBar>
      {isWide && (
        <aside className={styles.filters} aria-label={text.say('card-browser.filters')}>
          {list}
        </aside>
      )}
      <main className={styles.main} tabIndex={-1}>
        <h2 className={styles.found}>
          <span role="status">{text.say('card-browser.found', { n: shown.length })}</span>
        </h2>
        {shown.length > 0 ? (
          <ThingGrid things={shown} chosen={chosen} choosesByArrow={isWide} onChoose={choose} />
        ) : (
          <NothingFound filters={filters} onChange={setFilters} />
        )}
      </main>
      {isWide && chosen && (
        <section className={styles.chosen} aria-label={text.name(chosen.id)}>
          <Chosen thing={chosen} onChoose={choose} />
        </section>
      )}
      {!isWide && opened === 'thing' && named && (
        <ThingSheet thing={named} onChoose={choose} onClose={() => setOpened(undefined)} />
      )}
      {!isWide && opened === 'filters' && (
        <Sheet title={text.say('card-browser.filters')} onClose={() => setOpened(undefined)}>
          {list}
        </Sheet>
      )}
    </div>
  );
}

interface ThingSheetProps {
  readonly thing: Thing;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

function ThingSheet({ thing, onChoose, onClose }: ThingSheetProps) {
  const text = useText();
  return (
    <Sheet title={text.name(thing.id)} onClose={onClose}>
      <div className={styles.onSheet}>
        <Chosen thing={thing} onChoose={onChoose} />
      </div>
    </Sheet>
  );
}

interface NothingProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** A single press drops the filter that was added last. */
function NothingFound({ filters, onChange }: NothingProps) {
  const text = useText();
  const last = filters.at(-1);
  return (
    <div className={styles.nothing}>
      <p className={styles.none}>{text.say('card-browser.nothing')}</p>
      {last && (
        <Button look="primary" onClick={() => onChange(filters.slice(0, -1))}>
          {text.say('card-browser.drop', { filter: filterName(text, last) })}
        </Button>
      )}
      {filters.length > 1 && (
        <Button onClick={() => onChange([])}>{text.say('card-browser.show-all')}</Button>
      )}
    </div>
  );
}

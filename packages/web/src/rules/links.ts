import type { Chapter, Section } from '@hinode/learn';
import { writeRoute } from '../app/route.ts';

/** Chapters and sections have no addresses of their own: they are addressed by their first rules. */

const linkTo = (rule: string | undefined): string =>
  writeRoute({ page: 'rules', ...(rule !== undefined && { id: rule }) });

export const linkToSection = (section: Section | undefined): string => linkTo(section?.entries[0]?.ids[0]);

export const linkToChapter = ({ sections: [first] }: Chapter): string => linkToSection(first);

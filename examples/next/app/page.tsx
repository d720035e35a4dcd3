import { OurJobs } from './our-jobs';

/** Drawn on the server: the tag stands in its HTML with what is inside it. */
export default function Page() {
  return (
    <main>
      <h1>Work with us</h1>
      <OurJobs />
    </main>
  );
}

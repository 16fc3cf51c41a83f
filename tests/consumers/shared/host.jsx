/** What a host has of its own. None of it is ours to change, not even in a card of ours. */
export function Host({ id }) {
  return (
    <div id={id} className="host" style={{ inlineSize: '30rem' }}>
      <h1>The host</h1>
      <p>
        Its text, with <a href="#link">a link</a>, <strong>weight</strong> and <code>code</code>.
      </p>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <form>
        <label htmlFor={`${id}-words`}>Words</label>
        <input id={`${id}-words`} placeholder="Words" />
        <button type="button">Press</button>
        <button type="button" disabled>
          Wait
        </button>
      </form>
      <div className="card flex rounded-lg bg-surface p-4 text-ink">Names that both could have</div>
      <svg className="lucide" viewBox="0 0 24 24" strokeWidth="3" />
      <hr />
      <table>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
